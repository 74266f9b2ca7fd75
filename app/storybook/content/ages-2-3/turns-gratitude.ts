import type { Turn } from "../../content-contract";
import { anyTrouble } from "./anywhere";

export const gratitude: readonly Turn[] = [
  {
    id: "thanks-chore",
    lesson: "gratitude",
    deed: "thanks the helper for a job that nobody sees",
    obstacles: anyTrouble,
    vars: { chore: ["sweep the path", "light the lamps", "feed the ducks", "wake the hens", "dust the bench"] },
    test: [
      "“I {chore} each day,” said {the helper}, “and nobody says thank you. Why should I do more?” {Hero} had not said it {either|yet}.",
      "“Nobody thanks me when I {chore},” said {the helper}. “I’m so tired of it. I’ll just sit here {today|now}.”",
    ],
    act: [
      "{Hero} took off {his} hat. “Thank you,” {he} said, “for today, and for {Monday|last week}, and for all of it.” [{The helper} got a bit {taller|pink}.] “You saw it!” {said|cried} {the helper}. “Now I’d like to help.”",
      "“But I like it when you do!” said {Hero}. “Thank you, thank you!” [{He} sang it, and {the pal} joined in.] {The helper} began to {smile|dance}. “I’m not tired now. I can help you.”",
    ],
    voice: [
      "{The helper} {nodded|smiled}. “Thank you is a small word. It makes me strong.”",
      "“You said thank you for my work,” said {the helper}. “That’s lovely.”",
    ],
  },
  {
    id: "thanks-go-back",
    lesson: "gratitude",
    deed: "goes back to say thank you",
    obstacles: anyTrouble,
    vars: { lost: ["mitten", "cap", "shoe", "sock"] },
    test: [
      "“Here’s your {lost},” said {the helper}. “I found it.” {Hero} took it and ran. Nobody had said thank you.",
      "{The helper} did up {Hero}’s {boot|button}, tug, tug. Off went {Hero} with a skip. Then {his} feet went {slower|slow}. What had {he} not said?",
    ],
    act: [
      "Then {Hero} stopped +and {he} went all the way back. “Thank you for my {lost},” {he} said. “I was so glad that I forgot.” “You came back for that?” asked {the helper}. “Then I’m coming with you.”",
      "It was thank you! Back ran {Hero} to say it. “Now it’s just right,” {he} said. {The helper} {beamed|smiled}. “That’s nice to hear. What else can I do for you?”",
    ],
    voice: [
      "“It’s never too late for thank you,” said {the helper}.",
      "{The helper} {smiled|laughed}. “You came back to thank me. So I’m {warm|glad} all over.”",
    ],
  },
  {
    id: "thanks-gift",
    lesson: "gratitude",
    deed: "gives a small present to say thank you",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "{The helper} was tired, for {h.he} had kept the {wind|rain} off {Hero}. {Hero} had just {a trinket} in {his} pocket.",
      "“I tried to help you,” said {the helper}, “and now I’m worn out.” {Hero} wanted to thank {h.him} +but {he} had nothing to give.",
    ],
    act: [
      "{He} gave {h.him} that. “It means thank you,” {he} said. {The helper} looked at it from {all sides|near to}. “My first thank-you! Now I’m not tired any more.”",
      "So {Hero} made up a {song|dance}. It was {short|long|wobbly}, and all of it was thank you. [{The pal} came in at the end.] {The helper} clapped. “That’s better than {gold|cake}! Now I’ll try again.”",
    ],
    voice: [
      "{The helper} {beamed|nodded}. “A thank you can be any size. I like yours.”",
      "“I’ll think of your thank you,” said {the helper}, “all {night|week}.”",
    ],
  },
  {
    id: "thanks-count",
    lesson: "gratitude",
    deed: "counts the good things that are there",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "“I’ve got nothing that helps with {trouble},” said {Hero}. “I’ve got no {cart|wings|luck}.” “And what have you got?” asked {the helper}.",
      "“It’s a bad day,” said {Hero}, and did not look at {trouble}. “Was there one {crumb|spoon} of good?” asked {the helper}.",
    ],
    act: [
      "{Hero} held up a thumb. “I’ve got {the pal}.” Next finger. “I’ve got you. I’ve got {grownup}.” [It was a whole hand full!] “Thank you, all of you!” “And we’ll all help,” said {the helper}.",
      "{Hero} thought. “The {toast|bath|bus} was good. {Grownup} sang. I saw {a creature}.” [{He} had to smile.] “Thank you, day,” {he} told the sky. “Now you can look up,” said {the helper}, “and we can start.”",
    ],
    voice: [
      "“Be glad of what you’ve got,” said {the helper}. “It’s a lot.”",
      "{The helper} {laughed|nodded}. “Say thank you for the good bits, and they {grow|stay}.”",
    ],
  },
  {
    id: "thanks-small-gift",
    lesson: "gratitude",
    deed: "says thank you for a present that is not what he or she wanted",
    obstacles: anyTrouble,
    vars: { hoped: ["a cake", "a kite", "a trumpet", "a train", "a pony", "a crown"] },
    test: [
      "{The helper} gave {Hero} a present. It was a stick. {Hero} had hoped for {a hoped}. “Don’t you like it?” asked {the helper}, and {h.his} chin went down.",
      "“I made you a hat,” said {the helper}. It was green, and it had {grass|leaves} on it. {Hero} wanted to say {yuck|no}. [{The helper} looked so shy.]",
    ],
    act: [
      "{Hero} looked at it well. [It could be a {boat|bird|spoon|horse}.] “You picked it for me,” {he} said. “That’s so nice. Thank you!” Up went {the helper}’s chin. “I did! And I’ll help you, too.”",
      "“Thank you for making it,” said {Hero}. {He} put it on, and it kept {his} ears warm! {The helper} {glowed|beamed}. “You like it! Then I’ll do one more thing for you.”",
    ],
    voice: [
      "{The helper} looked at {Hero}. “A small thank you is a big thing.”",
      "“I gave what I had,” said {the helper}, “and you said thank you.”",
    ],
  },
  {
    id: "thanks-everyone",
    lesson: "gratitude",
    deed: "thanks everyone who helped so far",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "“Who helped you this far?” asked {the helper}. “Nobody,” said {Hero}. “Then you don’t need me,” said {the helper}. “Or did somebody help you?”",
      "{The helper} had a list. On it was all {h.he} {h.was} glad of. [It was so long!] {Hero} had no list.",
    ],
    act: [
      "{Hero} thought. “{Grownup} did up my boots,” {he} said. “And {the pal} came with me.” {He} said thank you to each, with a {bow|pat|kiss}. “That’s nice,” said {the helper}. “I’ll help, too.”",
      "So they made one. {Socks|Soup|Rain}. {Moon|Jam|Hats}. {Grownup}. {The pal}. “And you,” said {Hero}. “Thank you for stopping.” {The helper} put that at the {top|end}. “I’m on a list! I’m so glad! I’ll help you.”",
    ],
    voice: [
      "“Nobody does it all alone,” said {the helper}. “So we say thank you.”",
      "“I never said thank you so often,” said {Hero}. “It {tickles|feels nice}.”",
    ],
  },
  {
    id: "thanks-for-trying",
    lesson: "gratitude",
    deed: "thanks the helper for something that is easy to miss",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "{The helper} pulled and puffed, and it did no good. “Sorry,” {h.he} said. “I can’t help with {trouble}.” And {h.he} turned to go.",
      "The road had been so wet! Somebody had put down {straw|planks}, so {Hero} had dry feet. It was {the helper}, and nobody had thanked {h.him}.",
    ],
    act: [
      "“Wait!” said {Hero}. “You tried so hard for me. Thank you.” {He} put a {daisy|clover} behind {h.his} ear. “You thank me for trying?” asked {the helper}. “Then I’ll try once more!”",
      "“My feet are dry, and it was you,” said {Hero}. “Thank you, from both of them.” {He} made each foot bow. [How {the helper} laughed!] “Then I’ll help those feet some more.”",
    ],
    voice: [
      "{The helper} took a {deep|big} breath. “You saw it, and you said thank you. Now I’m glad.”",
      "“A thank you,” said {the helper}, “makes me want to help again.”",
    ],
  },
  {
    id: "thanks-good-day",
    lesson: "gratitude",
    deed: "says the thanks that is long due",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "“I sing by your window each morning, to wake you,” said {the helper}. “Nobody ever says thank you. So I’ll stop.” [{Hero} had heard it, under the quilt.]",
      "“I kept this for you,” said {the helper}. It was {Hero}’s {ball|boat|bear}, lost last week! {Hero} grabbed it and hugged it. {The helper} waited for one small word.",
    ],
    act: [
      "“Oh, don’t stop!” said {Hero}. “I like it so much. Thank you!” {He} said it {seven|eight} times, one for each day. {The helper} began to hum. “Then I’ll sing on. And now I’ll help you.”",
      "“Thank you for keeping it!” said {Hero}. “I missed it so.” [{He} made it bow.] [That was the word.] “I’m glad I did it,” said {the helper}. “I’d like to do more for you.”",
    ],
    voice: [
      "“You’ve said thank you,” said {the helper}. “Now I’d do it all again.”",
      "{The helper} {nodded|bowed} to {Hero}. “A thank you is nice to hear, and nice to say, too.”",
    ],
  },
  {
    id: "thanks-shade",
    lesson: "gratitude",
    deed: "thanks for shade and water",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "{Hero} sat in the cool shade of a tree. {The helper} had planted it. “All sit here,” {h.he} said, “and nobody thanks me.”",
      "{Hero} had a drink at the pump +and {the helper} kept it going. “Nobody thanks me for it,” {h.he} said, “and my back is so stiff.”",
    ],
    act: [
      "{Hero} put both arms about the trunk. “Thank you, tree,” {he} said. “And thank you, {helper}, for planting it.” [Some leaves came down, like a pat.] “That’s kind,” said {the helper}. “Now I’d love to help you.”",
      "“It’s so cool and good,” said {Hero}. “Thank you!” {He} filled a cup and took it to {h.him}. {The helper} drank, and stood up straight. “My back feels new!”",
    ],
    voice: [
      "{The helper} gave {Hero} a {nod|smile}. “You don’t just take. You say thank you.”",
      "“So many come by,” said {the helper}. “Only you said thank you.”",
    ],
  },
  {
    id: "thanks-after-all",
    lesson: "gratitude",
    deed: "sees that the help was good and says thanks",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "{The helper} held on to {Hero}’s hood. “Let go!” said {Hero}, and was cross. Then {he} saw how deep the {ditch|mud} was, just there.",
      "“Sit down and have a rest,” said {the helper}. “It’ll do you good.” {Hero} made a face, and sat. [It felt so nice on {his} legs.] Now {he} felt strong!",
    ],
    act: [
      "“Oh,” said {Hero}. “You kept me safe, and I was cross. Thank you for holding on.” {The helper} {beamed|smiled}. “If you like my help, I’ll help you more.”",
      "“You were right,” said {Hero}. “Thank you, and sorry for the face.” [{The helper} made the same face back.] “I like to help somebody who says thank you,” {h.he} said. “What’s next?”",
    ],
    voice: [
      "“Late or soon,” said {the helper}, “a thank you is always good.”",
      "{The helper} came {close|near}. “You thought again, and you said thank you.”",
    ],
  },
  {
    id: "thanks-seat",
    lesson: "gratitude",
    deed: "thanks the helper for a place kept free",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "All the seats were full but one. {The helper} had kept it for {Hero}, and told {four|six} hens to move. “That’s yours,” {h.he} said, and waited.",
      "“I kept your place in the line,” said {the helper}, “all this time.” {H.his} legs were so tired! {Hero} slipped in without a word.",
    ],
    act: [
      "{Hero} sat down with a {bump|sigh}. Then {he} jumped up again. “Thank you! You kept it just for me.” {The helper} {puffed|glowed} with joy. “I’ve got one more good thing for you. It’s help.”",
      "{Hero} had left out a word +so {he} came {back|right back} and said it. “Thank you for my place,” {he} said, “and thank your legs.” {The helper} looked down. “They feel like new! They’ll go with you now.”",
    ],
    voice: [
      "“I did not want a {prize|cake},” said {the helper}. “I just wanted a thank you.”",
      "{The helper} {hummed|grinned}. “See what one thank you can do!”",
      "“For a thank you like that,” said {the helper}, “I’d do it each day.”",
    ],
  },
  {
    id: "thanks-card",
    lesson: "gratitude",
    deed: "draws a picture to say thank you",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "Last week {Hero} was in bed with a {cold|cough}. {The helper} had put daisies on the step. “I never knew if you liked them,” {h.he} said.",
      "{The helper} had once shown {Hero} the way to the {shop|park}. “I show them all,” {h.he} said, “and then they just run off. I may as well stop.”",
    ],
    act: [
      "“I looked at them all day!” said {Hero}. With a {stick|toe} {he} drew them in the dust, and a big sun. “That’s how big my thank you is.” {The helper} walked round it {twice|on tiptoe}. “So they made you glad! Then you’ll get my help, too.”",
      "“Please go on with it,” said {Hero}. {He} took chalk and a flat stone. {He} drew {the helper}, with a {star|crown} on top. “That’s you. It says thank you.” [It was a bit like a {bean|boot}.] “On a stone!” said {the helper}. “For that I’ll show you all I know.”",
    ],
    voice: [
      "“Most of them I hear,” said {the helper}. “This thank you I can see.”",
      "{The helper} had {one more|a long} look. “So it was good that I did it.”",
      "“How can I tell that you’re glad?” said {the helper}. “You say thank you!”",
    ],
  },
  {
    id: "thanks-tell",
    lesson: "gratitude",
    deed: "tells everybody who did it",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "{Hero}’s hat had blown away, and {the helper} had got it back. “They all say the wind dropped it,” {h.he} said. “Nobody knows how I ran.”",
      "There was soup for all, and it was good. “Well done, {name}!” they said. But {the helper} had picked the beans for it, and no one knew.",
    ],
    act: [
      "{Hero} got up on a low step. “It was {the helper}!” {he} called out. “{H.he} ran and ran for my hat. Thank you!” [All the {ducks|people} cheered.] {The helper} stood up {straight|tall}. “Now that they know, I’d run for you again.”",
      "“Thank you for the beans!” said {Hero}, as loud as a {drum|goose}. So they all turned round and said it, too. {The helper} felt {tall|warm}. “I was about to go home,” {h.he} said. “Now I’ll stay and help.”",
    ],
    voice: [
      "“You told them it was me,” said {the helper}. “That’s a {big|loud} thank you.”",
      "{The helper} did a {bow|twirl}. “You can say it softly. Out loud it’s grand.”",
      "“I was left out,” said {the helper}. “Your thank you let me in.”",
    ],
  },
  {
    id: "thanks-baby",
    lesson: "gratitude",
    deed: "thanks the helper for something from long ago",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "“When you were a baby, you cried one night,” said {the helper}. “I hummed till you slept. You can’t know that.” [{H.he} hummed a bit of it.]",
      "“Your first shoe fell out of the pram,” said {the helper}. “I ran after you with it. You were too {small|new} to say a word.”",
    ],
    act: [
      "“I can’t,” said {Hero}, “but I can say it now. Thank you!” {He} said it once more, in a baby’s voice. [How they laughed!] “I’ve waited so long for that,” said {the helper}. “I’ll help you again, big as you are.”",
      "{Hero} looked at {his} feet. “Thank you for my shoe,” {he} said. “I’d have had {five|such} cold toes.” {The helper} {laughed|beamed}. “It was worth the run! What do those feet need now?”",
    ],
    voice: [
      "“Old or new,” said {the helper}, “a thank you keeps, like {jam|honey}.”",
      "{The helper} had to {sniff|blink}. “You can still say thank you, years after.”",
      "“I did not know,” said {Hero}. “Now I know, and I’m so glad of you.”",
    ],
  },
  {
    id: "thanks-rain",
    lesson: "gratitude",
    deed: "thanks the rain and the wind, till the helper is glad too",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "“It rained on me all night,” said {the helper}. “I’m damp and cross, and I won’t do a thing.” [{H.his} {nose|ear} still dripped.]",
      "“There’s nothing good about today,” said {the helper}. “There’s wind, and there’s mud. I’m going back to bed.”",
    ],
    act: [
      "{Hero} looked at the sky. “Thank you, rain, for the beans. Thank you for {frogs|puddles}.” “And for my drink,” said {the helper}, and looked up, too. [“And for the ducks!”] “I feel better. Let’s get to work.”",
      "“The wind dries my {socks|shirt},” said {Hero}. “Thank you, wind. Mud makes pies. Thank you, mud.” Now {the helper} had one, too. “Thank you, bed,” {h.he} said. “You can wait. I want to help {Hero}.”",
    ],
    voice: [
      "“It’s the same old day,” said {the helper}. “But you said thank you for it.”",
      "{The helper} {skipped|whistled}. “Each thank you makes me less cross.”",
      "“A thank you,” said {Hero}, “fits on anything, like a {hat|lid}.”",
    ],
  },
  {
    id: "thanks-hard-work",
    lesson: "gratitude",
    deed: "thanks the helper, who is worn out from helping",
    obstacles: anyTrouble,
    vars: {},
    test: [
      "“Wait, wait!” {the helper} had called, and so the bus had waited for {Hero}. Now {h.his} voice was gone. “I can’t help you like that,” {h.he} croaked.",
      "{The helper} had held the {gate|door} for {Hero}, for ever so long. {Hero} had skipped through. Now {the helper} sat there, worn out.",
    ],
    act: [
      "“You called so loud for me,” said {Hero}. “Thank you!” {He} sang it. {He} drummed it on a {log|pot}. [{The pal} had to dance.] {The helper} laughed out loud. “There’s my voice! You got it back, so now it’s yours.”",
      "{Hero} saw it, and came back. “That was heavy, and you held it for me,” {he} said. “Thank you.” {He} rubbed {h.his} back, round and round. “Ooh, I feel strong!” said {the helper}. “I’m ready for {trouble}.”",
    ],
    voice: [
      "“It was hard work,” said {the helper}, “and now it feels light.”",
      "{The helper} {stretched|grinned}. “I’m thanked, from my nose to my toes.”",
      "“Your thank you,” said {the helper}, “is as good as a {nap|rest}.”",
    ],
  },
];
