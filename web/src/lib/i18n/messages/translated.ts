// How the texts of this language came about, on every page that is not in English.

export const translated = {
  byMachine: 'These texts were translated by machine, and no person has read them yet.',
  readBy: (name: string, day: string) =>
    `These texts were translated by machine and read by ${name} on ${day}.`,
  english: 'This page in English',
}
