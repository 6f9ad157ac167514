// What takes more than one person, in words.

export const eyes = {
  label: 'Who asked and who decides',
  you: 'You may decide this',
  another: 'Somebody else decides',
  neither: 'You did not ask for it and gain nothing by it.',
  alsoMay: (names: string) => `Also may: ${names}.`,
  may: (names: string) => `May: ${names}.`,
  nobodyElse: 'Nobody else may.',
  until: (time: string) => `Until ${time}.`,
  asked: (time: string) => `asked ${time}`,
  askedBy: (time: string, proof: string) => `asked ${time}, ${proof}`,
  yes: (time: string) => `said yes ${time}`,
  took: (time: string) => `took it back ${time}`,
  without: 'without a second factor',
} as const
