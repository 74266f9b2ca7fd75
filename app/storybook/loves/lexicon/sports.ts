export const sports = `
sports | sport, sporty things, playing sports, athletics, the olympics, olympics, olympic games | small ball
soccer | =soccor, =succer, playing soccer, soccer games, soccer balls | small soccer ball
football | =footbal, footy, futbol, fútbol, playing football, footballs, football matches, american football, fußball, foot ball, footballers, goalkeepers | small football
star players | =ronaldo, =messi, =a star player, =star player | small football
basketball | basketbal, basket ball, playing basketball, hoops, shooting hoops | small basketball
baseball | base ball, playing baseball, softball, t-ball, tball | baseball
tennis | tenis, playing tennis, table tennis, ping pong, badminton, pickleball, padel | tennis ball
cricket | playing cricket |
rugby | playing rugby | small rugby ball
hockey | ice hockey, field hockey, playing hockey, lacrosse | hockey puck
volleyball | volley ball, handball, netball, dodgeball, kickball | small ball
golf | mini golf, minigolf, crazy golf, playing golf | golf ball
swimming | swim, swiming, swimming pools, swimming pool, the pool, pools, swim lessons, going swimming, the swimming pool, water polo | small medal
surfing | surf, surfboards, paddleboarding, bodyboarding, surfers | toy surfboard
skiing | ski, skis, sking, snowboarding, snowboards, sledding, sledging, sleds, sleigh rides, tobogganing | woolly mitten
ice skating | ice skates, iceskating, figure skating, skating, skaters | woolly mitten
roller skating | rollerskating, roller skates, rollerblading, inline skating | toy skate
skateboarding | skateboards, skateboard, skate boarding, skate parks, skateparks, scooters, scooter | toy skateboard
gymnastics | gymnastic, gimnastics, gymnasts, cartwheels, somersaults, acrobatics, tumbling, backflips | small ribbon
trampolines | trampoline, trampolining, jumping, jumping on the trampoline, bouncing, bouncy castles | small bouncy ball
running | run, races, running races, track and field, marathons, sprinting, running fast, race | small medal
climbing | climb, rock climbing, climbing walls, bouldering, monkey bars | small medal
karate | judo, taekwondo, martial arts, tae kwon do, kung fu, jiu jitsu, kickboxing, aikido, karatee | karate belt
wrestling | sumo, boxing |
cycling | bike racing, bmx, mountain biking, bike races, tour de france | toy bike
archery | bows and arrows | small medal
fencing | |
cheerleading | cheerleaders, cheer | paper pom-pom
yoga | stretching, kids yoga | soft headband
jump rope | jumping rope, skipping, skipping ropes, double dutch, hopscotch | small medal
hula hoops | hula hoop, hula hooping | small ribbon
bowling | |
horse racing | show jumping, showjumping, dressage | toy horse
frisbee | frisbees, ultimate frisbee | frisbee
ball games | balls, ball, catch, playing catch, playing ball, throwing balls | small ball
kicking a ball | kicking balls | small ball
rowing | canoeing, kayaking, rafting | toy boat
parkour | obstacle courses, ninja courses | small medal
darts and skittles | skittles |
`;
