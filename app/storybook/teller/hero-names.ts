import type { Gender } from "../../story/catalogue";

/** Short names from many places, easy to read aloud. The third list is given to any child. */
export const heroNames: Readonly<Record<Gender, readonly string[]>> = {
  boy: (
    "Tomas Kofi Ravi Mateo Jonah Emil Hugo Samir Oskar Rafi Tariq Bruno Anders Milo Felix Yusuf Pavel Kenji Diego Malik " +
    "Nikhil Otto Luca Ezra Hamish Ibrahim Jasper Kwame Marek Nuno Rohan Soren Teo Viggo Ansel Enzo Farid Hiro Jamal " +
    "Aron Amos Benji Caleb Dario Eli Gabriel Henrik Isaac Jakob Karim Levi Marco Nils Omar Paolo Rasmus Silas Tobias " +
    "Victor Zane"
  ).split(" "),
  girl: (
    "Nia Priya Ines Freya Amara Lucia Noor Hanna Zadie Mei Saskia Rosa Yuki Leila Greta Imani Kavya Marta Clara Dalia " +
    "Esme Fatima Gwen Hester Linnea Malia Nadia Orla Petra Sunita Tilda Una Vera Willa Yara Zofia Anouk Carmen Emiko " +
    "Flora Ginny Ayesha Jaya Lotte Mabel Nell Paloma Alma Beatrix Celia Daria Elena Frida Halima Ida Juna Lina Mina " +
    "Ottilie Salma Thea"
  ).split(" "),
  neutral: (
    "Robin Sasha Kit Rowan Ari Noa Remy Jules Quinn Kai Ash Charlie Dani Ellis Frankie Harper Indy Jo Marlow Nico " +
    "Oakley Perry Reese Tatum Toby Alex Emery Ira Jamie Kelly Lee Morgan Nima Rory Tal Yan Zuri Sam Billie Casey Drew " +
    "Eden Florian Jesse Kerry Lou Max Mika Pat Ray Sandy Taylor Umi Vivi"
  ).split(" "),
};

/** What the grown-up at home is called, the likeliest more than once. */
export const grownupNames = "Mom Dad Mom Dad Mama Papa Grandma Grandpa Nana Auntie".split(" ");
