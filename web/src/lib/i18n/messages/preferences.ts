// How the product looks and sounds.

export const preferences = {
  title: 'Appearance and sounds',
  lead: 'How this looks and sounds in this browser. Nothing of it leaves it.',
  appearance: 'Appearance',
  themes: { system: 'As the system has it', light: 'Light', dark: 'Dark' },
  language: 'Language',
  thisLanguage: 'This is English.',
  sounds: 'When a trade ends',
  sound: 'A short tone',
  vibration: 'A short buzz, on devices that can',
  alike: 'Won and lost differ in pitch only: neither is louder or longer.',
  tryIt: 'Try it',
}
