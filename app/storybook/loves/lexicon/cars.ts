export const cars = `
cars | car, =carz, racecars and trucks, toy cars, toy car, automobiles, fast car, fast cars, sports cars, autos, vroom vroom, playing with cars | toy car
race cars | race car, racing cars, racecars, racecar, racing car, toy race cars, toy race car, car racing, formula 1, formula one, f1, nascar, racing, go karts, go-karts, karting | toy race car
a brave race car | brave race car | toy race car
talking race cars | talking race car, race-car | toy race car
very fast cars | =a very fast car, very fast car | toy car
racing drivers | =a racing driver, racing driver | toy race car
monster trucks | monster truck, monstertrucks, =monster truk, =monster =truks, =truk | toy monster truck
trucks | truck, =truks, =truk, big trucks, semi trucks, eighteen wheelers, big rigs, tow trucks, tow truck, pickup trucks | toy truck
lorries | lorry, lorrys | toy lorry
garbage trucks | garbage truck, trash trucks, bin lorries, bin lorry, rubbish trucks, dustbin lorries, recycling trucks, garbage | toy garbage truck
fire trucks | fire truck, firetrucks, firetruck, fire engines, fire engine, feuerwehr | toy fire truck
firefighters | firefighter, firemen, fireman, fire fighters, fire stations, a brave firefighter, brave firefighter, the fire brigade | toy fire truck
police cars | police car, police, policemen, police officers, police officer, cops, sirens | toy police car
ambulances | ambulance, rescue vehicles, emergency vehicles, paramedics, emergency services | toy ambulance
trains | train, =trian, =trians, =tranes, =trane, choo choo, choo choos, choo-choo, railways, railway, railroads, railroad, train tracks, train sets, model trains, toy trains, toy train, züge, locomotives, locomotive, trainspotting, train rides | toy train
steam trains | steam train, steam engines, steam engine, steem trains, =a cheerful steam engine, =cheerful steam engine | toy steam train
cheerful steam engines | | toy steam train
high-speed trains | bullet trains, bullet train, high speed trains, fast trains | toy train
freight trains | freight train, goods trains, cargo trains | toy train
the subway | subway, subways, metro, the metro, the underground, the tube, tube trains, subway trains | toy train
trams | tram, streetcars, trolleys, cable cars | toy tram
monorails | monorail |
buses | bus, busses, double-decker buses, red buses, coaches | toy bus
school buses | school bus, the school bus, wheels on the bus, the wheels on the bus | toy bus
diggers | digger, digers, excavators, excavator, excavaters, backhoes, backhoe, jcbs, jcb, bagger | toy digger
construction vehicles | construction, construction trucks, construction sites, construction site, building sites, building site, heavy machinery, machinery, big machines, construction machines | toy digger
bulldozers | bulldozer, dozers, steamrollers, steam rollers, road rollers | toy bulldozer
dump trucks | dump truck, dumptrucks, dumpers, dumper trucks | toy dump truck
cement mixers | cement mixer, concrete mixers, cement trucks, mixer trucks | toy cement mixer
cranes | crane, tower cranes | toy crane
tractors | tractor, tracters, combine harvesters, combines, farm machines, trecker, harvesters | toy tractor
snowplows | snow plows, snowplow, snow ploughs, street sweepers | toy snowplow
motorbikes | motorcycles, motorcycle, motorbike, motor bikes, dirt bikes, mopeds, quads | toy motorbike
vehicles | vehicle, things that go, things with wheels, wheels, wheel, transport, transportation, vehicels | toy truck
vans | van, camper vans, ice cream vans, ice cream trucks, campervans, mail trucks, food trucks | toy van
taxis | taxi, cabs | toy taxi
engines | engine, motors, car engines | toy car
mechanics | mechanic, fixing cars, garages, garage, car washes | toy car
traffic lights | traffic light, traffic, road signs, roads, stop signs | toy car
tunnels | tunnel, bridges, bridge | toy train
a cheerful builder | cheerful builder, builders, builder | toy digger
electric cars | electric car, trucks and trailers, tow cars | toy car
`;
