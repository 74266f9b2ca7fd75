export const friendship = `
friendship | friendships, friendshp, being a friend, bff, bffs | friendship bracelet
friends | friend, freinds, frends, my friends, having friends, playing with friends, playing with my friends, new friends, good friends | friendship bracelet
making friends | making new friends, meeting people, meeting new friends | friendship bracelet
best friends | best friend, besties, bestie, my best friends | friendship bracelet
pen pals | pen friends, writing letters to friends, penpals | postcard
sleepovers | sleepover, slumber parties, slumber party, pajama parties | small flashlight
playdates | play dates, playdate, play date | friendship bracelet
hugs | hug, cuddles, cuddling, hugging, cuddle | stuffed bear
teamwork | teams, working together | friendship bracelet
helping | helping others, helping people, helping friends, being helpful | friendship bracelet
kindness | being kind, kind people | friendship bracelet
imaginary friends | imaginary friend | drawing of a friend
`;
