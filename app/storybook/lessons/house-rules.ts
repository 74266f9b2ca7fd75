/**
 * Rules of a house that are done on the way to bed, one a line: `words that ask for it (all of them, '/' between
 * choices) | what the child did, in the past`. The first that fits is it.
 */
export const houseRules = `
brush/brushing/clean/cleaning teeth/tooth | brushed {their} teeth
floss/flossing | brushed {their} teeth and flossed
wash/washing hands | washed {their} hands
wash/washing face | washed {their} face
wash/washing hair | washed {their} hair
brush/brushing/comb/combing hair | brushed {their} hair
bath/baths/shower/bathtime/bathe/bathing | took a bath
potty/toilet/bathroom/pee | went to the bathroom
flush/flushing | flushed the toilet
wear/wearing/put pajamas/pyjamas/pjs | put on {their} pajamas
put/putting/pick/picking/tidy/tidying/clean/cleaning toys/room/bedroom/mess/up_after/up_his/up_her/up_your/away_your | put every toy back in its place
tidy/tidying | put every toy back in its place
cleaning/clean up | put every toy back in its place
clothes/laundry | put {their} clothes away
shoes/coat/coats away/up/put | put {their} shoes side by side
stay/staying bed | stayed in {their} own bed
sleep/sleeping own/alone/big-kid/big-boy/big-girl bed/room/night | climbed into {their} own bed
go/going bed/sleep | went to bed the first time {they} {was} asked
bedtime/sleep on time/early/routine | went to bed the first time {they} {was} asked
screen/screens/tv/tablet/ipad/phone/tv off/less/no/down/turn/turning/limit/time | put the screen away early
say/saying good night/goodnight | told everyone good night
prayers/pray/prayer | said {their} prayers
drink/drinking water | drank a glass of water
pack/packing bag/backpack/schoolbag | packed {their} bag for the morning
lay/laying clothes | laid out {their} clothes for the morning
set/setting table | cleared {their} plate from the table
clear/clearing/plate/dishes table/plate/dishes/sink | cleared {their} plate from the table
make/making bed | smoothed {their} bed
feed/feeding pet/pets/dog/cat/fish/hamster/rabbit/animals | filled the pet's bowl
lights/light off/out | turned off the light
read/reading every/each/night/bedtime/day/before | read one page aloud
eat/eating vegetables/veggies/greens/healthy/dinner/food/broccoli/fruit | ate up {their} vegetables at supper
`;
