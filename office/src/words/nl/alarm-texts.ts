// In Dutch: what the install sounds an alarm for, by code.

import type { Messages } from '#contract/shared/messages.ts'
import type { AlarmCode } from '#contract/staff/alarm-texts.ts'
import type { alarmTerms as english } from '../alarm-texts.ts'

export const alarmTexts: Readonly<Record<AlarmCode, string>> = {
  setting_changed: 'De instelling {=setting} is veranderd, zoals twee mensen hadden afgesproken.',
  setting_stays:
    'De instelling {=setting} had moeten veranderen en deed dat niet (voorstel {proposal}).',
  not_agreed: 'Zo is het niet afgesproken, of zo’n waarde kan niet.',
  part_in_doubt: 'Waar het een deel van is, is niet zoals het was besloten.',
  keys_wrong: 'Er is iets mis met een sleutel voor stortingsadressen: {problem}',
  setting_unknown:
    'De instelling {=setting} is in de database veranderd en wordt niet gebruikt: er is geen ' +
    'instelling die zo heet.',
  setting_unreadable:
    'De instelling {=setting} is in de database veranderd en wordt niet gebruikt: zo’n waarde ' +
    'kan niet.',
  setting_undecided:
    'De instelling {=setting} is in de database veranderd en wordt niet gebruikt: het is niet ' +
    'wat het laatst is besloten en vastgelegd.',
  setting_unmarked:
    'De instelling {=setting} is in de database veranderd en wordt niet gebruikt: het merk van ' +
    'wie besloten, ontbreekt.',
  setting_gone:
    'De instelling {=setting} is in de database veranderd en wordt niet gebruikt: er was over ' +
    'besloten, en de rij is weg.',
  setting_again: 'Zoek uit wie daar schrijft, en stel het opnieuw in.',
  recovery_asked:
    '{asked_by} zegt dat {member} de authenticator-app kwijt is: op {@due} krijgt die per mail ' +
    'een uitnodiging voor een nieuwe. Klopt dat niet, trek dan het voorstel {proposal} in.',
  recovery_done:
    '{member} kreeg per mail een uitnodiging voor een nieuwe tweede factor, zoals {asked_by} ' +
    'vroeg.',
  recovery_over:
    '{member} wordt niet uitgenodigd voor een nieuwe tweede factor: een van de twee is vertrokken.',
  credits_overdue:
    'Klant {client}: credits sinds {since} onder nul, twee maanden of langer. De voorwaarden ' +
    'laten het account beëindigen, en de klant is ingelicht.',
  passwords_guessed:
    'Klant {client}: verkeerde wachtwoorden vanuit meer dan {networks} netwerken op één dag.',
  address_changed:
    'Een stortingsadres is in de database veranderd ({coin}, {network}, nummer {index}): het ' +
    'wordt niet getoond en niet gevolgd. Zoek uit wie daar schrijft.',
  card_message:
    'Kaarten: een ondertekend bericht van {provider} strookt niet met de boeken van {provider}.',
  card_payment_unknown: 'Kaarten: betaling {payment} van {provider} hoort hier bij geen storting.',
  card_payment_unbooked: 'Kaarten: betaling {payment} kon niet worden geboekt: {=refusal}.',
  source_not_good:
    'Koersen: {source} is {=state}; {good} van de {instruments} instrumenten zijn goed.',
  trades_void:
    'Nietige transacties: {voided} van de {settled} transacties van het laatste uur zijn nietig.',
  void_cause: '{=cause}: {count} daarvan.',
  stops_unread: 'De stops van de handel konden niet worden gelezen: {problem}.',

  invariant_broken: 'boeken: wat waar moet zijn, is het niet ({invariant}, {count}): {first}',

  log_not_kept:
    'Het openbare logboek is {minutes} minuten niet bijgehouden: transacties gaan door, en zijn ' +
    'tot dan niet te bewijzen. Het logboek van de server zegt waarom.',
  witness_contradicts:
    'De getuige {=witness} heeft {count} regels van het openbare logboek ondertekend, meer dan ' +
    'erin staan: het is ingekort, bijvoorbeeld door een oude reservekopie terug te zetten. Wat ' +
    'erin stond, hebben anderen.',
  witness_refuses:
    'De getuige {=witness} weigert te ondertekenen wat het openbare logboek zegt ({count}): ' +
    'of deze volgt dit logboek niet, of wat eerder is ondertekend, staat er niet meer zo in.',
  witness_silent: 'De getuige {=witness} heeft {count} uur niets ondertekend.',

  books_differ: 'Afstemming:',
  book_not_zero: 'Wat klanten tegoed hebben, is niet wat de boeken ervoor hebben ({about}):',
  custody_differs: 'Grootboek en administratie verschillen over wat wordt bewaard ({about}):',
  held_differs: 'Grootboek en administratie verschillen over wat vaststaat ({about}):',
  fees_differ: 'Grootboek en administratie verschillen over de kosten ({about}):',
  output_unknown: 'De keten heeft een betaling aan ons die nergens is vastgelegd ({about}):',
  output_not_credited: 'Een betaling is diep genoeg en niet bijgeschreven ({about}):',
  output_differs: 'De keten heeft een ander bedrag van een betaling ({about}):',
  output_not_on_chain: 'De keten heeft een betaling uit onze administratie niet ({about}):',
  output_back:
    'De keten heeft een teruggenomen betaling weer: medewerkers kunnen die herstellen ({about}):',
  output_credited_twice: 'Een betaling is twee keer bijgeschreven ({about}):',
  payout_not_on_chain: 'De keten heeft een uitbetaling niet die als betaald telt ({about}):',
  payout_differs: 'Een uitbetaling betaalt een ander bedrag ({about}):',
  payout_not_settled: 'Een uitbetaling is lang weg en telt niet als betaald ({about}):',
  movement_not_on_chain:
    'De keten heeft een verplaatsing niet die medewerkers noteerden ({about}):',
  coins_differ: 'De keten heeft iets anders dan wat kwam en ging ({about}):',
  charge_not_credited: 'Een kaart betaalde en er is niets bijgeschreven ({about}):',
  charge_not_taken: 'Een storting per kaart is bijgeschreven en de aanbieder nam niets ({about}):',
  charge_differs: 'De aanbieder nam een ander bedrag van een kaart ({about}):',
  dispute_not_booked: 'Een kaartbetaling wordt betwist en is niet teruggenomen ({about}):',
  dispute_won:
    'De kaartaanbieder heeft een teruggenomen betaling weer: medewerkers kunnen die herstellen ' +
    '({about}):',
  dollars_between: 'hier {$ours}, daar {$theirs}, verschil {$between}.',
  coins_between: 'hier {=ours} {coin}, daar {=theirs} {coin}, verschil {=between} {coin}.',
  and_more: 'En nog {count}.',
}

export const alarmTerms: Messages<typeof english> = {
  held: 'in afwachting van een antwoord',
  frozen: 'blijven stilstaan',
  silent: 'stil',
}
