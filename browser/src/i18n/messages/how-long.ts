// How long something took.

export const howLong = {
  milliseconds: (count: string) => `${count} ms`,
  seconds: (count: string) => `${count} s`,
  minutes: (count: string) => `${count} minutes`,
  hours: (count: string) => `${count} hours`,
  days: (count: string) => `${count} days`,
}
