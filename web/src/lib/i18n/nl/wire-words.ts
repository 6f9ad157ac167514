// In Dutch: what the server says, by code.

import type { ClientRefusalCode } from '#contract/client/refusals.ts'
import type { SuccessCode } from '#contract/client/successes.ts'
import * as promotion from './promotion-wire-words.ts'
import { refusals as tournament } from './tournament-wire-words.ts'
import * as trader from './trader-wire-words.ts'

export const refusals = {
  malformed: 'Het verzoek kon niet worden gelezen.',
  unknown_field: 'Het verzoek bevat een veld dat we niet kennen: {field}.',
  invalid_input: 'Controleer de gemarkeerde velden.',
  not_found: 'Hier is niets.',
  too_large: 'Het verzoek is te groot.',
  image_too_large: 'Een bestand mag hooguit {limit} MB groot zijn.',
  image_unknown: 'Kies een afbeelding in JPEG, PNG of WebP.',
  image_unreadable:
    'Deze afbeelding kon niet worden gelezen. Misschien is ze beschadigd: probeer een andere.',
  image_too_big: 'Deze afbeelding heeft te veel pixels. Kies een kleinere.',
  pictures_waiting: 'Je vorige afbeeldingen worden nog getekend. Wacht {seconds} seconden.',
  too_many_requests: 'Te veel verzoeken. Wacht {seconds} seconden.',
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
  url_too_long: 'Dit adres is te lang.',
  head_too_large: 'De kop van het verzoek is te groot.',
  request_too_slow: 'Het verzoek kwam te langzaam binnen.',
  origin_unknown: 'Een andere site mag onze stream niet openen.',
  key_reused: 'Deze Idempotency-Key is voor een andere order gebruikt. Stuur een nieuwe sleutel.',
  key_reserved:
    'Een Idempotency-Key die met ats: begint is voor automatische transacties. Stuur een andere.',
  key_invalid: 'Een Idempotency-Key heeft 1 tot 255 zichtbare tekens.',
  factor_exists: 'Dit is al ingesteld.',
  too_many_passkeys: 'Een account kan {limit} passkeys hebben.',
  second_factor_missing: 'Stel eerst een tweede factor in.',
  proof_invalid: 'Bevestig nog eens dat jij het bent.',
  ticket_invalid: 'Dit ticket is gebruikt of verlopen. Vraag een nieuw aan.',
  identity_change_empty: 'Dit is al wat telt.',
  identity_change_waiting:
    'Een wijziging die je vroeg, wordt gecontroleerd. Je kunt haar terugnemen en opnieuw vragen.',

  no_raise_waiting: 'Deze limiet gaat niet veranderen.',
  break_runs_longer: 'Je huidige loopt langer, tot {@until}. Korter kan niet.',
  self_excluded:
    'Je hebt jezelf tot {@until} van handelen uitgesloten. Eerder kan niemand dat beëindigen.',
  cool_off:
    'Je hebt tot {@until} een pauze van handelen genomen. Eerder kan niemand die beëindigen.',
  own_stake_limit:
    'Je eigen limiet op inleg is {$limit} per {=period}: er is {$left} over tot {@until}.',
  own_loss_limit:
    'Je eigen limiet op verliezen is {$limit} per {=period}, open transacties meegeteld: er is ' +
    '{$left} over tot {@until}.',
  own_deposit_limit:
    'Je eigen limiet op stortingen is {$limit} per {=period}: er is {$left} over tot {@until}.',

  version_not_in_force: 'Versie {version} van deze tekst geldt niet. Laad de pagina opnieuw.',
  terms_not_accepted:
    'Onze juridische teksten zijn gewijzigd. Accepteer ze voordat je nieuwe transacties opent.',
  trades_open:
    'Er zijn open transacties op de live-rekening ({count}). Wacht tot ze zijn afgelopen.',
  balance_left: 'Er staat nog {$left} op de live-rekening. Neem dat eerst op.',
  withdrawals_under_way: 'Er zijn opnames onderweg ({count}). Wacht tot ze klaar zijn.',

  demo_ended: 'Je demo is afgelopen. Je kunt hem opnieuw starten in je wallet.',
  demo_running: 'Je demosaldo is al $ 10.000 of meer.',
  demo_topup_used:
    'De demo kan één keer per dag worden aangevuld. Probeer het na {@again} opnieuw.',
  email_unconfirmed: 'Bevestig je e-mailadres voordat je op de live-rekening handelt.',
  live_trading_closed: 'Live handelen is op deze installatie niet open.',
  country_closed:
    'Het land van je profiel staat niet op de lijst van landen waaruit we klanten aannemen: live ' +
    'transacties en stortingen zijn voor je gesloten, opnemen kan. Woon je nu elders, wijzig dan ' +
    'het land bij Profiel wijzigen.',
  ats_stake_unclear: 'Kies een van beide: een bedrag, of een deel van het saldo.',
  ats_stake_too_large:
    'De inleg van een automatische transactie van je plan is {$least} tot {$most}.',
  ats_never_trades:
    'Zo zou er nooit worden gehandeld: een inleg van {$stake} is meer dan je limiet van {$limit}.',
  ats_not_settled: 'Stel eerst in wat er moet worden verhandeld.',
  ats_not_understood: 'Lees wat je waarschijnlijk verliest, en zeg dat je dat hebt gedaan.',
  ats_paused:
    'Onze medewerkers hebben automatische transacties gepauzeerd. Probeer het weer als ze ' +
    'verdergaan.',
  ats_plan_needed:
    'Live automatische transacties horen bij een plan. Je kunt er een kiezen onder Plannen.',
  ats_not_tried:
    'Live wacht op {needed} besliste demotransacties met dezelfde instellingen. Tot nu toe zijn ' +
    'het er {decided}.',
  instrument_unknown: 'We handelen niet in {symbol}.',
  instrument_closed: 'De markt van {symbol} is gesloten. Die opent {@opens}.',
  trading_stopped:
    'Nieuwe transacties op {symbol} zijn even stopgezet. Open transacties lopen door en worden ' +
    'gewoon afgewikkeld.',
  duration_not_offered: 'Deze looptijd wordt nu niet aangeboden voor {symbol}.',
  price_stale: 'Er is op dit moment geen verse koers van {symbol}. Wacht op de volgende.',
  no_quote:
    'Voor {symbol} is met deze looptijd nu geen eerlijke koers te maken. Probeer een langere.',
  strike_rate_unknown: 'Deze strike rate wordt niet aangeboden.',
  stake_too_small: 'Het kleinste bedrag is {$limit}.',
  stake_too_large: 'Het grootste bedrag voor {symbol} is {$limit}.',
  plan_limit_reached:
    'Je plan laat {limit} live transacties per dag toe. De dag eindigt om 00:00 UTC.',
  deposit_first: 'Stort eerst: er staat geen geld op je live-rekening om mee te handelen.',
  insufficient_balance: 'Je saldo is {$available}, minder dan dit bedrag.',
  client_payout_limit: 'Je open transacties in {symbol} mogen samen hooguit {$limit} uitbetalen.',
  house_exposure_limit:
    'We kunnen niet meer transacties in {symbol} aannemen die dan aflopen. Probeer een andere ' +
    'looptijd.',

  identity_needed:
    'Stuur eerst een identiteitsbewijs: live transacties beginnen zodra het is goedgekeurd. ' +
    'Opnemen wacht daar niet op.',
  appropriateness_needed:
    'Beantwoord eerst de vragen over live handelen. Opnemen wacht daar niet op.',
  appropriateness_waits: 'Je kunt de vragen vanaf {@until} opnieuw beantwoorden.',
  appropriateness_passed: 'Je bent al geslaagd voor de vragen.',
  first_day_stake:
    'Op je eerste dag live handelen is een transactie hooguit {$limit}, tot {@until}.',
  first_day_trades:
    'Op je eerste dag live handelen kun je {limit} transacties plaatsen, tot {@until}.',
  deposit_demo: 'Stortingen gaan alleen naar de live-rekening.',
  token_scope: 'Dit token opent deze aanroep niet: daar is {scope} voor nodig.',
  token_address: 'Dit token wordt vanaf jouw adres niet aangenomen.',
  tokens_full: 'Je hebt {limit} tokens. Trek er eerst een in.',
  webhooks_full: 'Je hebt {limit} webhooks. Verwijder er eerst een.',
  webhook_url_wrong:
    'Dit moet een adres zijn dat met https:// begint en dat iedereen kan bereiken.',
  webhook_ended: 'Deze webhook is beëindigd. Maak een nieuwe.',
  token_addresses_wrong: 'Een hiervan is geen adres en geen netwerk.',
  credits_closed: 'Op deze installatie worden nu geen credits verkocht.',
  credits_no_pack: 'Zo’n pakket staat niet op de prijslijst.',
  credits_price_changed: 'De prijs is intussen veranderd: hij is nu {$price}. Bekijk hem nog eens.',
  credits_need_profile: 'Vul eerst je profiel aan: een factuur noemt jou en je land.',
  credits_need_identity:
    'Stuur eerst een identiteitsbewijs: credits kun je kopen zodra het is goedgekeurd.',
  credits_above_balance: 'Je live-saldo is {$live}; dit pakket kost {$price}.',
  credits_needed: 'De automatische handelaar heeft minstens één credit nodig. Je hebt {left}.',
  credits_not_returnable: 'Van deze aankoop is er niets dat kan worden teruggegeven.',
  credits_order_ended: 'Deze storting heeft haar credits al gekocht.',
  deposits_closed: 'Storten is op deze installatie niet open.',
  deposit_needs_email: 'Bevestig je e-mailadres voordat je stort.',
  deposit_not_offered: 'Stortingen in {currency} worden op dit moment niet aangeboden.',
  deposit_too_small: 'De kleinste storting is {$limit}.',
  deposit_too_large: 'De grootste storting is {$limit}.',
  deposits_waiting:
    'Je hebt {limit} stortingen die op een betaling wachten. Betaal er eerst een of geef hem op.',
  quote_over: 'Deze koers wordt niet meer vastgehouden. Neem de nieuwe.',
  quote_invalid: 'Deze koers is geen van de onze voor deze storting.',
  address_integrity:
    'Je stortingsadres kan op dit moment niet veilig worden getoond. Stuur niets naar een adres ' +
    'dat je van eerder hebt; onze medewerkers weten ervan.',
  test_coins_amount: 'De kraan betaalt hooguit tien munten tegelijk.',
  deposit_ended: 'Deze storting is al {=status}.',
  deposit_under_way:
    'De betaling van deze storting is al gezien: hij kan niet meer worden opgegeven.',
  charge_other: 'Deze betaling is al bij een andere storting bijgeschreven.',
  cards_closed: 'Storten met een kaart wordt op dit moment niet aangeboden.',
  card_fields_wrong: 'Vul alle velden juist in.',
  card_token_invalid:
    'Wat je voor de kaart hebt getypt, is te oud of al gebruikt. Typ het opnieuw.',
  cards_declined:
    'Verschillende betalingen met een kaart zijn geweigerd. Probeer het na {@until} opnieuw, of ' +
    'betaal op een andere manier.',
  card_number_sent:
    'Dit lijkt op het volledige nummer van een betaalkaart. Wij nemen geen kaartnummers aan: typ ' +
    'het alleen in de velden van de kaartaanbieder.',
  webhook_forged: 'Dit bericht is niet van de kaartaanbieder.',

  withdrawal_demo: 'Opnames komen alleen van de live-rekening.',
  withdrawal_above_balance: 'Je kunt niet meer opnemen dan je saldo.',
  withdrawal_too_small:
    'De kleinste opname op deze manier is {$limit}; de kosten van {$fee} gaan van het bedrag af.',
  withdrawal_too_large: 'De grootste opname is {$limit}.',
  withdrawal_day_limit:
    'Je kunt in 24 uur {$limit} opnemen; er is {$left} over. Met goedgekeurde ' +
    'identiteitsbewijzen is het {$verified}.',
  withdrawals_held:
    'Je wachtwoord, e-mailadres of tweede factor is gewijzigd, of een opname is vanuit haar mail ' +
    'geannuleerd: opnemen kan weer na {@until}.',
  withdrawals_waiting: 'Je hebt {limit} opnames onderweg. Wacht tot er een klaar is.',
  destinations_full: 'Een adresboek heeft {limit} plaatsen.',
  step_up_required: 'Bevestig dat jij het bent.',
  bank_fields_wrong: 'Vul alle velden juist in.',
  wallet_wrong: '{=fault}',
  wallet_is_ours: 'Dit is een stortingsadres van dit platform: het geld zou niet vertrekken.',
  withdrawal_method_closed: 'Opnames in {=method} worden op dit moment niet aangeboden.',
  withdrawal_ended: 'Deze opname is al {=status}.',

  plan_not_funded:
    'Het plan {plan} vraagt {$funding} aan stortingen min opnames: er ontbreekt {$missing}. Voor ' +
    'een plan wordt niets in rekening gebracht.',
  plan_chosen: 'Je hebt een plan: een hoger moet je vragen.',
  plan_not_chosen: 'Je hebt nog geen plan: kies er eerst een.',
  plan_not_higher: 'Alleen een hoger plan dan het jouwe kan worden gevraagd.',
  plan_request_open:
    'Je hebt het plan {plan} gevraagd. Een ander verzoek komt ervoor in de plaats.',
  plan_request_decided: 'Dit verzoek is al {=state}.',
  notice_fixed:
    'Wat over je geld, je identiteit en de toegang tot je account gaat, wordt altijd gemeld en ' +
    'gemaild.',
  push_service_unknown: 'Via de dienst van deze browser kunnen geen pushberichten worden gestuurd.',
  push_devices_most: 'Pushberichten gaan naar hooguit {most} apparaten. Verwijder er eerst een.',
  price_alerts_most: 'Er kunnen {most} koersmeldingen tegelijk wachten. Verwijder er eerst een.',
  price_alert_reached: 'De koers van {symbol} is al {price}.',
  unsubscribe_key_unknown: 'Deze link stopt geen mails.',

  ...promotion.refusals,
  ...trader.refusals,
  ...tournament,
} as const satisfies Readonly<Record<ClientRefusalCode, string>>

export const successes = {
  signed_up: 'Kijk in je mailbox en bevestig je e-mailadres.',
  profile_saved: 'Je profiel is opgeslagen.',
  document_sent: 'Je identiteitsbewijs is verstuurd.',
  email_confirmed: 'Je e-mailadres is bevestigd.',
  email_confirmed_already: 'Je e-mailadres is al bevestigd.',
  link_sent: 'We hebben je een nieuwe link gestuurd. Kijk in je mailbox.',
  reset_asked:
    'Hoort dit adres bij een account, dan hebben we er een link naartoe gestuurd. Kijk in je ' +
    'mailbox.',
  password_changed: 'Je wachtwoord is gewijzigd.',
  email_changed: 'Je e-mailadres is gewijzigd.',
  email_change_asked: 'Open de link die we naar het nieuwe adres hebben gestuurd.',
  message_received: 'Je bericht is ontvangen. We antwoorden per e-mail.',
  transcript_sent: 'We hebben het naar je mailbox gestuurd.',

  profile_updated: 'Je profiel is bijgewerkt.',
  picture_removed: 'Je foto is verwijderd.',
  identity_change_asked:
    'We hebben je verzoek ontvangen. Tot erover is beslist, telt wat eerder bekend was.',
  identity_change_taken_back: 'Teruggenomen. Er is niets veranderd.',
  texts_accepted: 'Je hebt de teksten geaccepteerd.',
  demo_ready: 'Je demo staat klaar.',
  ats_settled: 'Je instellingen voor automatische transacties zijn bewaard.',
  ats_on: 'Automatische transacties staan aan.',
  ats_off: 'Automatische transacties staan uit.',
  account_closed: 'Je account is gesloten.',
  plan_set: 'Je plan is gekozen. Er is niets in rekening gebracht.',
  plan_requested: 'Je verzoek is verstuurd. Onze medewerkers kijken ernaar.',
  plan_request_taken_back: 'Je verzoek is teruggenomen.',

  authenticator_on: 'Je authenticator-app staat aan.',
  authenticator_off: 'Je authenticator-app staat uit.',
  authenticator_made: 'Voeg hem nu toe aan je app.',
  recovery_codes_made: 'Je nieuwe herstelcodes.',
  passkey_added: 'Je passkey is toegevoegd.',
  passkey_renamed: 'De passkey heeft zijn nieuwe naam.',
  passkey_removed: 'De passkey is verwijderd.',
  session_ended: 'Die sessie is beëindigd.',
  sessions_ended: 'De andere sessies zijn beëindigd.',
  no_other_sessions: 'Er waren geen andere sessies.',
  device_forgotten: 'Die browser is vergeten.',

  limit_set: 'Je limiet is ingesteld.',
  limit_raise_waits: 'Je limiet verandert over 24 uur.',
  limit_stays: 'Je limiet blijft zoals hij is.',
  reminder_set: 'Je herinnering is ingesteld.',
  reminder_off: 'De herinnering staat uit.',
  cool_off_started: 'Je pauze is begonnen.',
  questions_passed: 'Je bent geslaagd: je mag live handelen.',
  questions_failed: 'Dat was deze keer niet genoeg. Over 24 uur kun je het opnieuw proberen.',
  self_excluded: 'Je hebt jezelf uitgesloten.',

  deposit_asked:
    'Je stortingsverzoek is ontvangen. Het wordt bijgeschreven zodra de betaling is bevestigd.',
  card_deposit_asked: 'Je stortingsverzoek is ontvangen.',
  deposit_given_up: 'Je hebt de storting opgegeven.',
  token_made: 'Je token. Het wordt deze ene keer getoond.',
  token_revoked: 'Dat token is ingetrokken.',
  webhook_made: 'Je webhook. Het geheim wordt deze ene keer getoond.',
  webhook_secret_made: 'Het nieuwe geheim. Het wordt deze ene keer getoond.',
  webhook_paused: 'Die webhook staat op pauze. Wat er intussen gebeurt, wacht.',
  webhook_resumed: 'Naar die webhook wordt weer verstuurd.',
  webhook_removed: 'Die webhook is beëindigd.',
  webhook_tested: 'Er is een bericht onderweg.',
  webhook_replayed: 'Ze worden opnieuw verstuurd.',
  tournament_joined: 'Je doet mee aan het toernooi.',
  tournament_left: 'Je bent uit het toernooi gestapt.',
  tournament_rebought: 'Je hebt weer de fiches van de start.',
  credits_bought: 'De credits zijn van jou.',
  credits_ordered: 'De storting koopt de credits zodra ze is bijgeschreven.',
  credits_order_dropped: 'De storting koopt geen credits: wat binnenkomt, blijft op je saldo.',
  promotion_granted: 'Het is van jou. Hieronder staat wat ervan wordt.',
  grant_given_up: 'Je hebt het opgegeven. Aan je eigen geld is niets veranderd.',
  credits_given_back: 'De credits zijn teruggegeven; het geld staat op je saldo.',
  test_coins_sent: 'De testmunten zijn onderweg.',
  withdrawal_asked: 'Je opname is genoteerd; het geld wordt ervoor vastgehouden.',
  withdrawal_cancelled: 'Je opname is geannuleerd; het geld is terug.',
  withdrawal_stopped: 'De opname is geannuleerd; het geld is terug.',
  withdrawal_code_sent: 'Een code is onderweg naar je mailbox.',
  address_added: 'Het adres staat in je boek.',
  address_removed: 'Het adres is verwijderd.',

  ...trader.successes,
} as const satisfies Readonly<Record<SuccessCode, string>>
