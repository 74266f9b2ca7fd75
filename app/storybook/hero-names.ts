import type { Gender } from "../story/catalogue";

/** Short names from many places, easy to read aloud. The third list is given to any child. */
export const heroNames: Readonly<Record<Gender, readonly string[]>> = {
  boy: (
    "Tomas Kofi Ravi Mateo Jonah Idris Emil Hugo Samir Oskar Rafi Tariq Bruno Keanu Anders Dara Milo Felix Yusuf Pavel " +
    "Kenji Diego Aron Malik Nikhil Otto Zubair Caspian Leif Tendai Luca Joaquin Bram Ezra Hamish Ibrahim Jasper Kwame " +
    "Lorcan Marek Nuno Piers Rohan Soren Teo Umar Viggo Wilbur Xavi Yannick Ansel Benedikt Cormac Desmond Enzo Farid " +
    "Gethin Hiro Isak Jamal"
  ).split(" "),
  girl: (
    "Nia Priya Ines Freya Amara Lucia Noor Hanna Zadie Mei Saskia Thandi Olive Rosa Yuki Leila Greta Imani Kavya Marta " +
    "Adaeze Birgit Clara Dalia Esme Fatima Gwen Hester Ilse Juno Keziah Linnea Malia Nadia Orla Petra Rania Sunita Tilda " +
    "Una Vera Willa Ximena Yara Zofia Anouk Bronte Carmen Dorothea Emiko Flora Ginny Hazel Ayesha Jaya Kirsten Lotte " +
    "Mabel Nell Paloma"
  ).split(" "),
  neutral: (
    "Robin Sasha Kit Rowan Ari Noa Sol Remy Jules Quinn Wren Kai Skye Ash Briar Charlie Dani Ellis Frankie Gale Harper " +
    "Indy Jo Kim Lane Marlow Nico Oakley Perry Reese Sage Tatum Toby Val Winter Yael Zion Alex Bay Cove Devi Emery Finch " +
    "Gray Hollis Ira Jamie Kelly Lee Morgan Nima Onyx Pax Rory Shiloh Tal Vesper West Yan Zuri"
  ).split(" "),
};
