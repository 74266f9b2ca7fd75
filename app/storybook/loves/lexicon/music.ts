export const music = `
music | =musik, =musick, making music, listening to music, musical instruments, instruments, musicals | tambourine
singing | sing, songs, song, singing songs, karaoke, choirs, choir, singers, being a singer | toy microphone
nursery songs | nursery-song, nursery rhymes, nursery rhyme, lullabies | tambourine
a singing teacher | singing teacher | tambourine
a famous singer | famous singer, pop stars, pop star, pop music, boy bands, k-pop, kpop, pop | toy microphone
the piano | piano, pianos, playing the piano, playing piano, keyboards, =paino, piano lessons | music box
the guitar | guitar, guitars, playing guitar, playing the guitar, =gitar, ukuleles, ukulele, rock music, rock and roll, banjos, banjo | toy guitar
the violin | violin, violins, fiddle, cello, the cello, cellos, viola, playing the violin | toy violin
drums | drum, drumming, drumkits, drum kits, playing drums, playing the drums, banging drums, percussion | small drum
the flute | flute, flutes, recorders, recorder, playing the recorder, clarinets, clarinet, the recorder | tin whistle
trumpets | trumpet, trombones, horns, tubas, saxophones, saxophone, brass bands, the trumpet | toy trumpet
bells | bell, chimes, xylophones, xylophone, jingle bells, triangles | small bell
harps | harp |
accordions | accordion, harmonicas, harmonica | harmonica
bands | being in a band, rock bands, rock stars, marching bands | toy guitar
orchestras | orchestra, classical music, Mozart, Beethoven, symphonies, conductors, conducting | wooden baton
opera | operas |
hip hop | rap, rapping, djs, dj, beatboxing | toy microphone
whistling | humming | tin whistle
dancing | dance, =danceing, dancers, dancer, disco, discos, dance parties, dancing to music | tambourine
ballet | =balet, =ballay, ballerinas, ballerina, ballet dancing, tutus, dance class, dance lessons | small ribbon
tap dancing | tap dance | tambourine
records | record players, old records, radios, the radio | music box
`;
