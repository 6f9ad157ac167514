// How the product looks and sounds.

export const preferences = {
  title: 'Appearance and sounds',
  lead:
    'How this looks and sounds in this browser. Of all this only the language of ' +
    'your letters leaves it.',
  appearance: 'Appearance',
  themes: { system: 'As the system has it', light: 'Light', dark: 'Dark' },
  language: 'Language',
  thisLanguage: 'This is English.',
  letters: (language: string) =>
    `Letters to you, by e-mail, come in: ${language}. They follow whatever you pick here.`,
  lettersHere: 'Write to me in this language',
  sounds: 'When a trade ends',
  sound: 'A short tone',
  vibration: 'A short buzz, on devices that can',
  alike: 'Won and lost differ in pitch only: neither is louder or longer.',
  tryIt: 'Try it',
}
