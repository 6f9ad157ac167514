// What people typed cannot steer a terminal.

export function shown(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]/gu, '?')
}
