export const superheroes = `
superheroes | superhero, super heroes, super hero, superheros, super heros, heroes, hero, superhereos, supaheroes | toy superhero
superpowers | super powers, superpower, super strength, powers, flying like a hero | toy superhero
heroes who climb walls | =a hero who climbs walls, wall-climbing hero, wall-climbing heroes, =a wall-climbing hero | toy superhero
heroes in dark capes | =a hero in a dark cape, caped hero, caped heroes | small cape
flying heroes | =a flying hero, flying hero | small cape
mighty heroines | =a mighty heroine, mighty heroine, girl superheroes, heroines, superheroines | toy superhero
heroes in metal suits | =a hero in a metal suit, metal-suit hero | toy superhero
big strong heroes | =a big strong hero, big strong hero | toy superhero
teams of heroes | =a team of heroes, hero-team, hero team, superhero teams | toy superhero
a family of heroes | hero-family | toy superhero
heroes of many shapes | =a hero of many shapes, hero of many shapes | toy superhero
children who are heroes at night | =night-hero, night heroes | small mask
heroes with spotted wings | =a hero with spotted wings, spotted hero | small mask
karate-loving turtles | =karate turtle, =karate turtles | toy turtle
capes | cape, masks and capes, superhero capes | small cape
masks | mask, superhero masks | small mask
sidekicks | sidekick | toy superhero
villains | bad guys and heroes, supervillains, fighting bad guys | toy superhero
saving the day | saving the world, saving people, rescuing people, rescue missions, rescues | small cape
`;
