// In Dutch: what the server and the contract say on the public site and in the auth area.

import type { ClientRefusalCode } from '#contract/client/refusals.ts'

/** By code; `{n}` stands for the number in the server's sentence. */
export const refusals: Partial<Record<ClientRefusalCode, string>> = {
  malformed: 'Het verzoek kon niet worden gelezen.',
  unknown_field: 'Het verzoek bevat een veld dat we niet kennen.',
  invalid_input: 'Controleer de gemarkeerde velden.',
  not_found: 'Hier is niets.',
  too_large: 'Het verzoek is te groot.',
  image_too_large: 'Een bestand mag hooguit {n} MB groot zijn.',
  image_unknown: 'Kies een afbeelding in JPEG, PNG of WebP.',
  image_unreadable:
    'Deze afbeelding kon niet worden gelezen. Misschien is ze beschadigd: probeer een andere.',
  image_too_big: 'Deze afbeelding heeft te veel pixels. Kies een kleinere.',
  pictures_waiting: 'Je vorige afbeeldingen worden nog getekend. Wacht {n} seconden.',
  too_many_requests: 'Te veel verzoeken. Wacht {n} seconden.',
  unavailable: 'Dit kan nu even niet. Probeer het opnieuw.',
  signed_out: 'Log eerst in.',
  account_closed: 'Dit account is gesloten.',
  session_expired: 'Je was hier een tijd niet en bent daarom uitgelogd. Log opnieuw in.',
  session_ended: 'Je bent uitgelogd vanuit een andere browser van jou. Log opnieuw in.',
  session_reused:
    'Deze aanmelding werd op twee plaatsen tegelijk gebruikt, daarom hebben we haar beëindigd. ' +
    'Log opnieuw in. Kun je het niet verklaren, kies dan een nieuw wachtwoord.',
  password_changed:
    'Het wachtwoord van dit account is elders gewijzigd; daarmee eindigt elke andere ' +
    'aanmelding. Log in met het nieuwe. Was jij dat niet, kies dan meteen een nieuw wachtwoord.',
  email_changed:
    'Het e-mailadres van dit account is gewijzigd; daarmee eindigt elke andere aanmelding. Log ' +
    'in met het nieuwe.',
  factor_changed:
    'Een tweede factor van dit account is elders gewijzigd; daarmee eindigt elke andere ' +
    'aanmelding. Log opnieuw in.',
  account_frozen:
    'Dit account is bevroren tot onze medewerkers ernaar hebben gekeken; in de mail erover staat ' +
    'waarom. Je kunt alles bekijken, een opname annuleren en je gegevens exporteren. Neem ' +
    'contact op met de klantenservice.',
  wrong_login: 'Het e-mailadres of het wachtwoord klopt niet.',
  wrong_password: 'Het wachtwoord klopt niet.',
  email_same: 'Dit is al je e-mailadres.',
  second_factor_needed: 'Laat je tweede factor zien.',
  sign_in_over: 'Het inloggen heeft te lang geduurd. Begin opnieuw.',
  wrong_code: 'Deze code klopt niet of is al gebruikt.',
  wrong_passkey: 'Deze passkey werd niet geaccepteerd.',
  no_such_factor: 'Deze tweede factor is niet ingesteld.',
  link_invalid: 'Deze link is niet meer geldig. Vraag een nieuwe aan.',
  withdrawal_link_invalid: 'Deze link annuleert geen opname.',
  withdrawal_on_its_way: 'Deze opname is onderweg en kan niet meer worden teruggehaald.',
  mode_unavailable: 'Er kunnen op dit moment geen nieuwe accounts worden gemaakt.',
  registration_invalid:
    'Deze registratie is voorbij, of deze stap ervan is al gedaan. Log in om verder te gaan.',
  document_waiting:
    'Je document wordt gecontroleerd. Wordt het afgewezen, dan kun je een ander sturen.',
  document_approved: 'Je document is al goedgekeurd.',
  document_damaged: 'Dit document kan niet worden geopend. Neem contact op met de klantenservice.',
  country_not_served:
    'We nemen geen klanten aan die daar wonen: dit land staat niet op onze lijst. Er is niets ' +
    'opgeslagen. Woon je elders, kies dan dat land; woon je er wel, neem dan contact op met de ' +
    'klantenservice. De demo blijft voor je open, en wat je hier hebt, kun je opnemen.',
  profile_complete: 'Je profiel is al volledig. Je kunt het wijzigen bij Profiel wijzigen.',
}

/** By how a text of the contract or the server is put; `{n}` stands for a number. */
export const problems: Readonly<Record<string, string>> = {
  'is required': 'is verplicht',
  'is invalid': 'is ongeldig',
  'is unknown': 'is onbekend',
  'is wrong': 'klopt niet',
  'is yours already': 'is al van jou',
  'must be text': 'moet tekst zijn',
  'must not be empty': 'mag niet leeg zijn',
  'must be accepted': 'moet je accepteren',
  'must be at least {n} characters long': 'moet minstens {n} tekens lang zijn',
  'must be at most {n} characters long': 'mag hooguit {n} tekens lang zijn',
  'must be at least {n} years ago': 'moet minstens {n} jaar geleden zijn',
  'cannot be changed': 'kan niet worden gewijzigd',
  'has characters that cannot be shown': 'bevat tekens die niet kunnen worden getoond',
  'is one of the most used ones, please choose another':
    'is een van de meest gebruikte, kies een ander',
  'must not be made from your name or e-mail': 'mag niet op je naam of e-mailadres lijken',
}

export const sentences: Readonly<Record<string, string>> = {
  'Something Went Wrong!': 'Er ging iets mis.',
  'The server did not answer in time. Please try again.':
    'De server antwoordde niet op tijd. Probeer het opnieuw.',
  'The server cannot be reached. Please try again.':
    'De server is niet bereikbaar. Probeer het opnieuw.',
  'You are offline.': 'Je bent offline.',
  'Password and Confirm Password does not match': 'De twee wachtwoorden zijn niet gelijk',
  'Please select file!': 'Kies een bestand.',
  'Please check your mailbox and confirm your email!':
    'Kijk in je mailbox en bevestig je e-mailadres.',
  'Your e-mail is confirmed!': 'Je e-mailadres is bevestigd.',
  'Your e-mail is already confirmed.': 'Je e-mailadres is al bevestigd.',
  'We have sent you a new link. Please check your mailbox!':
    'We hebben je een nieuwe link gestuurd. Kijk in je mailbox.',
  'Profile Saved Successfully!': 'Je profiel is opgeslagen.',
  'Government ID Submitted Successfully!': 'Je identiteitsbewijs is verstuurd.',
  'If this address is that of an account, we have sent a link to it. Please check your mailbox!':
    'Hoort dit adres bij een account, dan hebben we er een link naartoe gestuurd. Kijk in je ' +
    'mailbox.',
  'Password Changed Successfully': 'Je wachtwoord is gewijzigd.',
  'Your e-mail address is changed.': 'Je e-mailadres is gewijzigd.',
  'Your message was received. We answer by e-mail.':
    'Je bericht is ontvangen. We antwoorden per e-mail.',
}
