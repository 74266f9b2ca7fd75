export const art = `
art | arts, arts and crafts, art and crafts, making art, artists, artist, being an artist, arty things | colored pencil
drawing | draw, drawings, sketching, doodling, doodles, drawing pictures, =drawring, cartoons drawing, drawing animals | colored pencil
painting | paint, paints, paintings, finger painting, watercolors, watercolours, face painting, painting pictures, pictures | paintbrush
coloring | colouring, coloring books, colouring in, coloring in, colouring books, crayons, crayon, felt tips, markers | crayon
colors | colours, color, colour, pink, purple, blue, yellow, red, green, orange, mixing colors, the color pink, the colour pink, glitter, sparkles, sparkly things | crayon
crafts | craft, crafting, making things, cutting and sticking, cutting, glue, making cards, pipe cleaners, scrapbooking | paper star
origami | folding paper, paper folding, paper planes, paper airplanes, paper aeroplanes, paper boats | paper crane
clay | play clay, play-clay, play dough, playdough, playdoh, modeling clay, plasticine, pottery, slime, kinetic sand, ceramics | small clay animal
sculptures | sculpture, statues, sculpting | small clay animal
knitting | crochet, crocheting, sewing, weaving, embroidery, looms, yarn, wool, stitching | ball of yarn
beads | beading, making bracelets, making jewelry, jewellery making, jewelry making, loom bands, necklaces, bracelets | bead bracelet
photography | photos, taking photos, taking pictures, cameras, camera, photographs | toy camera
museums | museum, the museum, galleries, art galleries, going to museums | museum postcard
fashion | clothes, dressing up, dress up, dress-up, dresses, dress, shoes, fashion design, designing clothes, makeup, costumes, nail polish | small ribbon
stickers | sticker, sticker books, collecting stickers, stamps | sheet of stickers
comics | comic, comic books, manga, anime, cartoons, cartoon, making comics, graphic novels | small sketchbook
theater | theatre, acting, drama, plays, putting on plays, putting on shows, puppets, puppet, puppet shows, being on stage, the stage | finger puppet
friendly puppets | a street of friendly puppets, street of friendly puppets | finger puppet
a furry puppet | furry puppet | finger puppet
animation | making movies, filmmaking, stop motion, making films, movie making | small sketchbook
calligraphy | handwriting, lettering |
mosaics | stained glass, patterns, mandalas | small colored tile
`;
