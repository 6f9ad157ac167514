// What an address of mail is compared by, whoever's it is: compared as text, one person would be
// two.

/** Case makes no difference, nor do blanks around it or two ways to write one letter. */
export function emailKeyOf(email: string): string {
  return email.trim().normalize('NFC').toLowerCase()
}
