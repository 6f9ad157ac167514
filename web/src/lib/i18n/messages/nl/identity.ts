// In Dutch: who a client is, as we know it, and asking for a change of it.

import type { Messages } from '#contract/shared/messages.ts'
import type { identity as english } from '../identity.ts'

export const identity: Messages<typeof english> = {
  title: 'Wie je bent',
  heldHint: 'Dit verandert op verzoek, hieronder.',
  checkedHint: 'Dit blijft zoals het is zolang je document wordt bekeken.',
  none: 'Geen',
  about: {
    identified:
      'Je document is goedgekeurd. Daarom veranderen je namen, geboortedatum, land en telefoon ' +
      'alleen met een ander document. Adres en afbeelding kun je zelf wijzigen.',
    free: 'Je geboortedatum verandert alleen met een document.',
    checked: 'Je document wordt bekeken. Waarmee het vergeleken wordt, blijft zolang staan.',
  },
  ask: 'Vraag om een wijziging',
  cancel: 'Nu niet',
  formTitle: 'Wat er moet veranderen',
  formHint: 'Wijzig wat niet meer klopt, en laat de rest staan.',
  phoneHint:
    'Stuur voor een nieuw nummer een foto van een identiteitsbewijs. We bellen het nummer, en je ' +
    'leest dan een code voor die hier staat.',
  documentHint: 'Een document waarop de nieuwe naam, geboortedatum of het nieuwe land staat.',
  nothing: 'Dit is wat al telt.',
  send: 'Verzoek sturen',
  working: 'Een ogenblik',
  statuses: {
    Pending: 'Wordt bekeken',
    Approved: 'Goedgekeurd',
    Rejected: 'Afgewezen',
    Withdrawn: 'Teruggenomen',
  },
  explained: {
    Pending: 'We hebben je verzoek. Tot erover beslist is, telt wat al bekend was.',
    Approved: 'Dit is gewijzigd zoals je vroeg.',
    Rejected: 'Dit is niet gewijzigd. Wat al bekend was telt, en je kunt het opnieuw vragen.',
    Withdrawn: 'Je hebt dit teruggenomen. Er is niets gewijzigd.',
  },
  asked: (date: string) => `Verzoek van ${date}`,
  reason: 'Reden',
  code: 'Code voor ons telefoontje',
  codeHint: (phone: string) =>
    `We bellen ${phone}. Lees ons dan deze code voor, en niemand anders die belt.`,
  takeBack: 'Neem het terug',
}
