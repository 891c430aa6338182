/* A hand as one fixed record, the same in C, in C++ and as a row of NumPy's `hupai.batch.RECORD`. Plain C.
 *
 * 255 (HUPAI_NONE) is "none", "unused" or "not said" everywhere. HUPAI_EMPTY_HAND_RECORD says nothing at all. */
#ifndef HUPAI_HAND_RECORD_H
#define HUPAI_HAND_RECORD_H

#include <stdint.h>

#define HUPAI_NONE 255

typedef struct hupai_hand_record {
    /* Concealed tiles: 0-33 = 1m-9m, 1p-9p, 1s-9s, E S W N, C F P; 42 = the joker; 255 = an unused slot. Of 3n + 2
     * tiles the last one that is used is the winning tile; otherwise the order says nothing. */
    uint8_t tiles[14];
    /* Melds in the order they were declared: 64 * kind + tile, or 255.
     * kind 0 = a chow, by its lowest tile; 1 = a pung; 2 = an exposed or added kong; 3 = a concealed kong. */
    uint8_t melds[4];
    /* Where each meld came from, the digit of the text: a chow's claimed tile 1-3; a pung or exposed kong 1 upper seat,
     * 2 opposite, 3 lower; 5-7 = a kong added to a pung from 1-3. 0 = not said, read as 1; a concealed kong has 0. */
    uint8_t sources[4];
    /* Circumstances: 0 = no, 1 = yes, 255 = not said; the winds are kinds, 27-30. */
    uint8_t self_drawn;
    uint8_t round_wind;
    uint8_t seat_wind;
    uint8_t last_of_kind;
    uint8_t last_tile;
    uint8_t kong;
    uint8_t last_four;      /* Liaoyang's */
    uint8_t flowers;        /* how many */
    uint8_t flower_letters; /* bit i = flower 34 + i is held; 0 = only the number is known */
    uint8_t indicator;      /* Liaoyang's, where it differs from row to row: a kind; 255 = as the rules have it */
    int16_t after_draw;     /* Liaoyang's: drawn hands before this one; -1 = not said */
} hupai_hand_record;

#define HUPAI_EMPTY_HAND_RECORD                                              \
    {{255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255}, \
     {255, 255, 255, 255},                                                   \
     {0, 0, 0, 0},                                                           \
     255,                                                                    \
     255,                                                                    \
     255,                                                                    \
     255,                                                                    \
     255,                                                                    \
     255,                                                                    \
     255,                                                                    \
     0,                                                                      \
     0,                                                                      \
     255,                                                                    \
     (-1)}

#endif
