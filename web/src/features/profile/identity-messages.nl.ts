// Wat telt voor wie iemand is, en hoe men om een wijziging vraagt.

export const identity = {
  title: 'Wie u bent',
  heldHint: 'Dit verandert op verzoek, hieronder.',
  checkedHint: 'Dit blijft zoals het is zolang uw document wordt bekeken.',
  none: 'Geen',
  about: {
    identified:
      'Uw document is goedgekeurd. Daarom veranderen uw namen, geboortedatum, land en telefoon ' +
      'alleen met een ander document. Adres en foto kunt u zelf wijzigen.',
    free: 'Uw geboortedatum verandert alleen met een document.',
    checked: 'Uw document wordt bekeken. Waarmee het vergeleken wordt, blijft zolang staan.',
  },
  ask: 'Vraag om een wijziging',
  cancel: 'Nu niet',
  formTitle: 'Wat er moet veranderen',
  formHint: 'Wijzig wat niet meer klopt, en laat de rest staan.',
  phoneHint:
    'Stuur voor een nieuw nummer een foto van een identiteitsbewijs. We bellen het nummer, en u ' +
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
    Pending: 'We hebben uw verzoek. Tot erover beslist is, telt wat al bekend was.',
    Approved: 'Dit is gewijzigd zoals u vroeg.',
    Rejected: 'Dit is niet gewijzigd. Wat al bekend was telt, en u kunt het opnieuw vragen.',
    Withdrawn: 'U hebt dit teruggenomen. Er is niets gewijzigd.',
  },
  asked: (date: string) => `Verzoek van ${date}`,
  reason: 'Reden',
  code: 'Code voor ons telefoontje',
  codeHint: (phone: string) =>
    `We bellen ${phone}. Lees ons dan deze code voor, en niemand anders die belt.`,
  takeBack: 'Neem het terug',
}
