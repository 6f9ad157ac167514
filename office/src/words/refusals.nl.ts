// In Dutch: what the server refuses, as staff read it in the office.

import type { Messages } from '#contract/shared/messages.ts'
import type { refusals as english } from './refusals.ts'

export const refusals: Messages<typeof english> = {
  wrong_login: 'Het e-mailadres of het wachtwoord klopt niet.',
  books_busy: 'De boeken worden al bekeken. Wacht tot dat klaar is.',
  books_too_long:
    'Dit duurde langer dan {seconds} seconden en is gestopt, zodat de handel doorgaat.',
  staff_code_needed: 'Typ de code die je authenticator-app toont.',
  staff_code_wrong: 'Deze code is onjuist, te oud of al gebruikt.',
  staff_tries_over: 'Te veel onjuiste codes. Wacht {seconds} seconden.',
  own_roles: 'Niemand wijzigt zijn eigen bevoegdheden.',
  roles_same: 'Ze hebben deze rollen al.',
  administrator_last: 'Dan bleef er niemand over die anderen binnenlaat.',
  operator_known: '{email} werkt hier al.',
  operator_last: '{email} is de laatste medewerker.',
  operator_unknown: 'Geen medewerker heeft het adres {email}.',
  four_eyes: 'Dit vraagt twee mensen: iemand anders moet het bevestigen.',
  terms_time: 'Voorwaarden gelden vanaf een tijd die nog komt, binnen een jaar.',
  proposal_open: 'Het is al voorgesteld en wacht op iemand anders.',
  proposal_confirmed: 'Dit is al bevestigd.',
  proposal_ended: 'Dit is al voorbij.',
  recovery_own: 'Je eigen app vervang je met een code ervan.',
  recovery_not_needed:
    '{email} heeft geen tweede factor om te vervangen: laat ze opnieuw binnenkomen.',
  recovery_waits:
    'Niemand hoeft dit te bevestigen: het gaat vanzelf in, tenzij het wordt tegengehouden.',
  staff_proof_needed: 'Dit vraagt je tweede factor, getoond in de laatste vijf minuten.',
  staff_factor_missing: 'Hiervoor is een tweede factor nodig, en die heb je niet.',
  staff_power_missing: 'Dit is niet voor jouw rollen.',
  invitation_wrong: 'Deze uitnodiging is onjuist, al gebruikt of te oud.',
  enrolment_over: 'Dat duurde te lang: toon het geheim opnieuw.',
  too_many_requests: 'Te veel pogingen. Wacht {seconds} seconden.',
  not_found: 'Hier is niets voor jou.',
  approved_already: 'Je hebt al ja gezegd; iemand anders moet dat ook doen.',
  own_withdrawal: 'Niemand beslist over een eigen opname.',
  message_done: 'Iemand heeft het al beantwoord of gesloten.',
  message_open: 'Het wacht al.',
  stopped_already: 'Nieuwe transacties hierop zijn al stopgezet.',
  not_stopped: 'Nieuwe transacties hierop zijn niet stopgezet.',
  account_frozen: 'De rekening is bevroren: er wordt niets goedgekeurd.',
  name_unchecked: 'De naam lijkt op een naam op een lijst. Zeg eerst of het dezelfde persoon is.',
  name_listed: 'Dit is volgens ons iemand van een lijst: die wordt niet geïdentificeerd.',
  list_unreadable: 'Dit bestand is zo’n lijst niet, of het is afgekapt. De vorige geldt nog.',
  list_loaded: 'Precies dit bestand is al geladen.',
  call_needed: 'Bel eerst het nieuwe nummer, en noteer de code die de klant voorleest.',
}
