// In Dutch: what can be wrong with a field, by code.

import type { ProblemCode } from '#contract/shared/problems.ts'

export const problems = {
  required: '{field} is verplicht',
  invalid: '{field} is ongeldig',
  unknown: '{field} is onbekend',
  not_text: '{field} moet tekst zijn',
  empty: '{field} mag niet leeg zijn',
  too_short: '{field} moet minstens {least} tekens lang zijn',
  too_long: '{field} mag hooguit {most} tekens lang zijn',
  not_shown: '{field} bevat tekens die niet kunnen worden getoond',
  unfit: '{field} bevat tekens die niet kunnen worden gebruikt',
  not_routing_digits: '{field} moet uit 9 cijfers bestaan',
  not_account_digits: '{field} moet uit 4 tot 17 cijfers bestaan',
  not_listed: '{field} moet {|options} zijn',
  not_accepted: '{field} moet je accepteren',
  not_list: '{field} moet een lijst zijn',
  too_many: '{field} zijn er te veel',

  not_number: '{field} moet een getal zijn',
  not_seconds: '{field} moet een aantal seconden zijn',
  not_minutes: '{field} moet een aantal minuten zijn',
  not_whole: '{field} moet een heel getal zijn',
  not_whole_seconds: '{field} moet een heel aantal seconden zijn',
  not_whole_minutes: '{field} moet een heel aantal minuten zijn',
  too_small: '{field} moet minstens {least} zijn',
  too_large: '{field} mag hooguit {most} zijn',
  too_much: '{field} mag hooguit {$most} zijn',
  not_money: '{field} moet een getal met hooguit twee decimalen zijn',
  not_positive: '{field} moet meer dan nul zijn, met hooguit twee decimalen',

  not_instant: '{field} moet een tijd in UTC zijn, zoals 2026-01-31T12:00:00.000Z',
  not_day: '{field} moet een dag zijn, zoals 2026-11-21',
  before_first_day: '{field} mag niet voor de eerste dag liggen',
  not_notice: '{field} moet het nummer van een bericht zijn',

  wrong: '{field} klopt niet',
  yours_already: '{field} is al van jou',
  not_ours: '{field} is niet een van de onze',
  popular: '{field} is een van de meest gebruikte, kies een ander',
  like_a_name: '{field} mag niet op je naam of e-mailadres lijken',
  mismatch: 'De twee wachtwoorden zijn niet gelijk',
  too_young: '{field} moet minstens {years} jaar geleden zijn',
  held_for_check: '{field} blijft zoals het is zolang je document wordt gecontroleerd',
  not_removable: '{field} kan niet worden weggehaald: vraag een ander aan',
  changed_by_request: '{field} wijzigt op verzoek, met een document',
  changed_in_profile: '{field} kun je in het profiel wijzigen',
  file_missing: 'Kies een bestand.',
} as const satisfies Readonly<Record<ProblemCode, string>>

export const or = 'of'
