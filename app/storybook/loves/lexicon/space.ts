export const space = `
space | outer space, =spase, =spcae | toy rocket
the moon | moon, full moon, the moons, moonlight, moons | drawing of the moon
the stars | stars, star, night sky, the night sky, starry nights, shooting stars, =starz | paper star
stargazing | star gazing, looking at the stars, watching stars | star map
constellations | star signs, constellation, the big dipper | star map
the planets | planets, =planits, =planit, =planents | painted planet
the solar system | solar system, solarsystem | painted planet
the sun | sun | paper sun
Mars | red planet, the red planet | painted planet
Saturn | saturns rings, the rings of saturn | painted planet
Jupiter | | painted planet
Pluto | | painted planet
rockets | rocket, rocket ships, rocketships, rocket ship, rockets and space | toy rocket
spaceships | spaceship, space ships, space ship, starships, starship, space shuttles, shuttle | toy spaceship
the space station | space station, space stations, iss | toy spaceship
astronauts | =astronots, =astronot, =austronauts, astronaut, cosmonauts, spacemen | toy astronaut
being an astronaut | becoming an astronaut, an astronaut's life | toy astronaut
aliens | alien, ufo, ufos, martians, extraterrestrials, flying saucers, flying saucer | toy alien
a playful little alien | playful little alien | toy alien
galaxies | galaxy, the milky way, milky way, andromeda, nebulas, nebulae | star map
a far-off galaxy | far-off galaxy, space knights, space knight | toy spaceship
a tiny space child | tiny space child | toy spaceship
black holes | blackholes, black hole | drawing of a black hole
comets | comet, asteroids, asteroid, meteors, meteor, meteorites | smooth dark stone
satellites | |
telescopes | telescope | toy telescope
the universe | universe, cosmos, the cosmos | star map
astronomy | astronomie | star map
moon landings | moon landing, the moon landing, lunar landings, walking on the moon | toy rocket
space rovers | mars rovers, mars rover, moon rovers, moon buggies, rovers | toy rover
a starship crew | starship crew | toy spaceship
eclipses | eclipse, solar eclipses | paper sun
northern lights | the northern lights, aurora | drawing of the northern lights
gravity | zero gravity, weightlessness | toy rocket
`;
