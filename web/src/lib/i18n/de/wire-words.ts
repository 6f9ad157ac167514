// In German: what the server says, by code.

import type { ClientRefusalCode } from '#contract/client/refusals.ts'
import type { SuccessCode } from '#contract/client/successes.ts'
import * as promotion from './promotion-wire-words.ts'
import { refusals as tournament } from './tournament-wire-words.ts'
import * as trader from './trader-wire-words.ts'

export const refusals = {
  malformed: 'Die Anfrage konnte nicht gelesen werden.',
  unknown_field: 'Die Anfrage hat ein Feld, das wir nicht kennen: {field}.',
  invalid_input: 'Bitte prüfe die markierten Felder.',
  not_found: 'Hier ist nichts.',
  too_large: 'Die Anfrage ist zu groß.',
  image_too_large: 'Eine Datei darf höchstens {limit} MB groß sein.',
  image_unknown: 'Bitte wähle ein Bild in JPEG, PNG oder WebP.',
  image_unreadable:
    'Dieses Bild konnte nicht gelesen werden. Vielleicht ist es beschädigt: bitte versuche ' +
    'ein anderes.',
  image_too_big: 'Dieses Bild hat zu viele Pixel. Bitte wähle ein kleineres.',
  pictures_waiting:
    'Deine letzten Bilder werden noch gezeichnet. Bitte versuche es in {seconds} Sekunden ' +
    'noch einmal.',
  too_many_requests: 'Zu viele Anfragen. Bitte warte {seconds} Sekunden.',
  unavailable: 'Das geht gerade nicht. Bitte versuche es noch einmal.',
  signed_out: 'Bitte melde dich an.',
  account_closed: 'Dieses Konto ist geschlossen.',
  session_expired:
    'Du warst eine Weile nicht hier, darum wurdest du abgemeldet. Bitte melde dich noch einmal an.',
  session_ended:
    'Diese Anmeldung wurde von einem anderen deiner Browser beendet. Bitte melde dich noch ' +
    'einmal an.',
  session_reused:
    'Diese Anmeldung wurde an zwei Orten zugleich benutzt, darum haben wir sie beendet. Bitte ' +
    'melde dich noch einmal an. Kannst du es dir nicht erklären, wähle ein neues Passwort.',
  password_changed:
    'Das Passwort dieses Kontos wurde anderswo geändert, was jede andere Anmeldung beendet. ' +
    'Bitte melde dich mit dem neuen an. Warst du das nicht, wähle sofort ein neues.',
  email_changed:
    'Die E-Mail-Adresse dieses Kontos wurde geändert, was jede andere Anmeldung beendet. ' +
    'Bitte melde dich mit der neuen an.',
  factor_changed:
    'Ein zweiter Faktor dieses Kontos wurde anderswo geändert, was jede andere Anmeldung ' +
    'beendet. Bitte melde dich noch einmal an.',
  account_frozen:
    'Dieses Konto ist eingefroren, bis unser Team es angesehen hat; die Mail darüber sagt, ' +
    'warum. Bis dahin kannst du alles ansehen, eine Auszahlung stornieren und deine Daten ' +
    'exportieren. Bitte wende dich an den Support.',
  wrong_login: 'Die E-Mail-Adresse oder das Passwort ist falsch.',
  wrong_password: 'Das Passwort ist falsch.',
  email_same: 'Das ist schon deine E-Mail-Adresse.',
  second_factor_needed: 'Bitte zeige deinen zweiten Faktor.',
  sign_in_over: 'Diese Anmeldung hat zu lange gedauert. Bitte beginne von vorn.',
  wrong_code: 'Dieser Code ist falsch oder wurde schon benutzt.',
  wrong_passkey: 'Dieser Passkey wurde nicht angenommen.',
  no_such_factor: 'Dieser zweite Faktor ist nicht eingerichtet.',
  link_invalid: 'Dieser Link ist nicht mehr gültig. Bitte fordere einen neuen an.',
  withdrawal_link_invalid: 'Dieser Link storniert keine Auszahlung.',
  withdrawal_on_its_way:
    'Diese Auszahlung ist unterwegs und kann nicht mehr zurückgenommen werden.',
  mode_unavailable: 'Derzeit können keine neuen Konten eröffnet werden.',
  registration_invalid:
    'Diese Registrierung ist vorbei, oder dieser Schritt davon ist getan. Bitte melde dich an.',
  document_waiting:
    'Dein Dokument wird geprüft. Du kannst ein anderes senden, wenn es abgelehnt wird.',
  document_approved: 'Dein Dokument ist schon genehmigt.',
  document_damaged: 'Dieses Dokument kann nicht geöffnet werden. Bitte wende dich an den Support.',
  country_not_served:
    'Wir nehmen keine Kunden an, die dort leben: dieses Land steht nicht auf unserer Liste. ' +
    'Es wurde nichts gespeichert. Lebst du anderswo, wähle jenes Land; lebst du wirklich ' +
    'dort, wende dich bitte an den Support. Die Demo bleibt dir offen, und du kannst ' +
    'auszahlen lassen, was du hier hast.',
  profile_complete:
    'Dein Profil ist schon vollständig. Du kannst es unter „Profil ändern“ bearbeiten.',
  url_too_long: 'Diese Adresse ist zu lang.',
  head_too_large: 'Der Kopf der Anfrage ist zu groß.',
  request_too_slow: 'Die Anfrage kam zu langsam an.',
  origin_unknown: 'Eine andere Website darf unseren Stream nicht öffnen.',
  key_reused:
    'Dieser Idempotency-Key wurde für eine andere Order benutzt. Sende einen neuen Schlüssel.',
  key_reserved:
    'Ein Idempotency-Key, der mit ats: beginnt, ist für automatische Trades. Sende einen ' +
    'anderen Schlüssel.',
  key_invalid: 'Ein Idempotency-Key hat 1 bis 255 sichtbare Zeichen.',
  factor_exists: 'Das ist schon eingerichtet.',
  too_many_passkeys: 'Ein Konto kann {limit} Passkeys haben.',
  second_factor_missing: 'Bitte richte zuerst einen zweiten Faktor ein.',
  proof_invalid: 'Bitte bestätige noch einmal, dass du es bist.',
  ticket_invalid: 'Dieses Ticket wurde benutzt oder ist abgelaufen. Fordere ein neues an.',
  identity_change_empty: 'Das gilt schon.',
  identity_change_waiting:
    'Eine Änderung, die du beantragt hast, wird geprüft. Du kannst sie zurücknehmen und neu ' +
    'beantragen.',

  no_raise_waiting: 'Bei diesem Limit steht keine Änderung an.',
  break_runs_longer: 'Deine jetzige läuft länger, bis {@until}. Kürzer geht nicht.',
  self_excluded:
    'Du hast dich bis {@until} vom Handel ausgeschlossen. Niemand kann das vorzeitig beenden.',
  cool_off:
    'Du hast bis {@until} eine Auszeit vom Handel genommen. Niemand kann sie vorzeitig beenden.',
  own_stake_limit:
    'Dein eigenes Limit für Einsätze ist {$limit} pro {=period}: {$left} sind übrig bis {@until}.',
  own_loss_limit:
    'Dein eigenes Limit für Verluste ist {$limit} pro {=period}, offene Trades eingerechnet: ' +
    '{$left} sind übrig bis {@until}.',
  own_deposit_limit:
    'Dein eigenes Limit für Einzahlungen ist {$limit} pro {=period}: {$left} sind übrig bis ' +
    '{@until}.',

  version_not_in_force:
    'Die Version {version} dieses Textes ist nicht in Kraft. Bitte lade die Seite noch einmal.',
  terms_not_accepted:
    'Unsere Rechtstexte haben sich geändert. Bitte stimme ihnen zu, bevor du neue Trades ' +
    'eröffnest.',
  trades_open: 'Auf dem Live-Konto sind Trades offen ({count}). Bitte warte, bis sie enden.',
  balance_left: 'Auf dem Live-Konto sind noch {$left}. Bitte lass sie zuerst auszahlen.',
  withdrawals_under_way:
    'Es sind Auszahlungen unterwegs ({count}). Bitte warte, bis sie beendet sind.',

  demo_ended: 'Deine Demo ist zu Ende. Du kannst sie in deiner Wallet wieder starten.',
  demo_running: 'Dein Demoguthaben ist schon 10.000 $ oder mehr.',
  demo_topup_used:
    'Die Demo kann einmal am Tag aufgefüllt werden. Versuche es nach {@again} noch einmal.',
  email_unconfirmed: 'Bitte bestätige deine E-Mail-Adresse, bevor du auf dem Live-Konto handelst.',
  live_trading_closed: 'Der Live-Handel ist auf dieser Installation nicht offen.',
  country_closed:
    'Das Land deines Profils steht nicht auf der Liste der Länder, aus denen wir Kunden ' +
    'annehmen: Live-Trades und Einzahlungen sind für dich geschlossen, Auszahlen ist offen. ' +
    'Lebst du jetzt anderswo, ändere das Land unter „Profil ändern“.',
  ats_stake_unclear: 'Bitte wähle eins von beiden: einen Betrag oder einen Anteil am Guthaben.',
  ats_stake_too_large: 'Ein automatischer Trade deines Plans setzt {$least} bis {$most} ein.',
  ats_never_trades:
    'So würde nie gehandelt: ein Einsatz von {$stake} ist mehr als dein Limit von {$limit}.',
  ats_not_settled: 'Bitte lege zuerst fest, was gehandelt werden soll.',
  ats_not_understood:
    'Bitte lies, was wahrscheinlich verloren geht, und sag, dass du es getan hast.',
  ats_paused:
    'Unser Team hat automatische Trades pausiert. Bitte versuche es wieder, wenn sie weitergehen.',
  ats_plan_needed:
    'Automatische Live-Trades gehören zu einem Plan. Du kannst einen unter „Pläne“ wählen.',
  ats_not_tried:
    'Live wartet auf {needed} entschiedene Demo-Trades mit denselben Einstellungen. Bisher ' +
    'sind es {decided}.',
  instrument_unknown: 'Wir handeln {symbol} nicht.',
  instrument_closed: 'Der Markt für {symbol} ist geschlossen. Er öffnet {@opens}.',
  trading_stopped:
    'Neue Trades auf {symbol} sind im Augenblick gestoppt. Offene Trades laufen weiter und ' +
    'werden wie üblich abgerechnet.',
  duration_not_offered: 'Diese Laufzeit wird für {symbol} jetzt nicht angeboten.',
  price_stale: 'Für {symbol} gibt es gerade keinen frischen Kurs. Bitte warte auf den nächsten.',
  no_quote:
    'Für {symbol} lässt sich bei dieser Laufzeit jetzt kein fairer Preis berechnen. Versuche ' +
    'eine längere.',
  strike_rate_unknown: 'Diese Strike-Rate wird nicht angeboten.',
  stake_too_small: 'Der kleinste Betrag ist {$limit}.',
  stake_too_large: 'Der größte Betrag für {symbol} ist {$limit}.',
  plan_limit_reached: 'Dein Plan erlaubt {limit} Live-Trades pro Tag. Der Tag endet um 00:00 UTC.',
  deposit_first: 'Zahle zuerst ein: auf deinem Live-Konto ist kein Geld zum Handeln.',
  insufficient_balance: 'Dein Guthaben ist {$available}, weniger als dieser Betrag.',
  client_payout_limit:
    'Deine offenen Trades auf {symbol} dürfen zusammen höchstens {$limit} zahlen.',
  house_exposure_limit:
    'Wir können keine weiteren Trades auf {symbol} annehmen, die zu dieser Zeit enden. ' +
    'Versuche eine andere Laufzeit.',

  identity_needed:
    'Bitte sende zuerst ein Ausweisdokument: Live-Trades beginnen, sobald es genehmigt ist. ' +
    'Auszahlen wartet nicht darauf.',
  appropriateness_needed:
    'Bitte beantworte zuerst die Fragen zum Live-Handel. Auszahlen wartet nicht darauf.',
  appropriateness_waits: 'Du kannst die Fragen ab {@until} noch einmal beantworten.',
  appropriateness_passed: 'Du hast die Fragen schon bestanden.',
  first_day_stake:
    'An deinem ersten Tag im Live-Handel nimmt ein Trade höchstens {$limit}, bis {@until}.',
  first_day_trades:
    'An deinem ersten Tag im Live-Handel kannst du {limit} Trades platzieren, bis {@until}.',
  deposit_demo: 'Einzahlungen gehen nur auf das Live-Konto.',
  token_scope: 'Dieses Token öffnet diesen Aufruf nicht: er verlangt {scope}.',
  token_address: 'Dieses Token wird von deiner Adresse nicht angenommen.',
  tokens_full: 'Du hast {limit} Tokens. Bitte widerrufe zuerst eins.',
  webhooks_full: 'Du hast {limit} Webhooks. Bitte entferne zuerst einen.',
  webhook_url_wrong:
    'Das muss eine Adresse sein, die mit https:// beginnt und für jeden erreichbar ist.',
  webhook_ended: 'Dieser Webhook ist beendet. Bitte erstelle einen neuen.',
  token_addresses_wrong: 'Eine davon ist keine Adresse und kein Netz.',
  credits_closed: 'Auf dieser Installation werden derzeit keine Credits verkauft.',
  credits_no_pack: 'So ein Paket steht nicht auf der Preisliste.',
  credits_price_changed:
    'Der Preis hat sich inzwischen geändert: er ist jetzt {$price}. Bitte sieh ihn dir noch ' +
    'einmal an.',
  credits_need_profile:
    'Bitte vervollständige zuerst dein Profil: eine Rechnung nennt dich und dein Land.',
  credits_need_identity:
    'Bitte sende zuerst ein Ausweisdokument: Credits können gekauft werden, sobald es ' +
    'genehmigt ist.',
  credits_above_balance: 'Dein Live-Guthaben ist {$live}; dieses Paket kostet {$price}.',
  credits_needed: 'Der automatische Händler braucht mindestens einen Credit. Du hast {left}.',
  credits_not_returnable: 'Von diesem Kauf gibt es nichts, was zurückgegeben werden kann.',
  credits_order_ended: 'Diese Einzahlung hat ihre Credits schon gekauft.',
  deposits_closed: 'Einzahlungen sind auf dieser Installation nicht offen.',
  deposit_needs_email: 'Bitte bestätige deine E-Mail-Adresse, bevor du einzahlst.',
  deposit_not_offered: 'Einzahlungen in {currency} werden derzeit nicht angeboten.',
  deposit_too_small: 'Die kleinste Einzahlung ist {$limit}.',
  deposit_too_large: 'Die größte Einzahlung ist {$limit}.',
  deposits_waiting:
    'Du hast {limit} Einzahlungen, die auf eine Zahlung warten. Bitte bezahle zuerst eine ' +
    'oder gib sie auf.',
  quote_over: 'Dieser Kurs wird nicht mehr gehalten. Bitte nimm den neuen.',
  quote_invalid: 'Dieser Kurs ist keiner von unseren für diese Einzahlung.',
  address_integrity:
    'Deine Einzahlungsadresse kann gerade nicht sicher gezeigt werden. Bitte sende nichts an ' +
    'eine Adresse, die du von früher hast; unser Team ist informiert.',
  test_coins_amount: 'Der Faucet zahlt höchstens zehn Coins auf einmal.',
  deposit_ended: 'Diese Einzahlung ist schon {=status}.',
  deposit_under_way:
    'Die Zahlung dieser Einzahlung wurde schon gesehen: sie kann nicht mehr aufgegeben werden.',
  charge_other: 'Diese Belastung wurde schon einer anderen Einzahlung gutgeschrieben.',
  cards_closed: 'Einzahlungen mit Karte werden derzeit nicht angeboten.',
  card_fields_wrong: 'Bitte fülle alle Felder richtig aus.',
  card_token_invalid:
    'Was du für die Karte eingegeben hast, ist zu alt oder schon benutzt. Bitte gib es noch ' +
    'einmal ein.',
  cards_declined:
    'Mehrere Kartenzahlungen wurden abgelehnt. Bitte versuche es nach {@until} noch einmal, ' +
    'oder zahle auf einem anderen Weg ein.',
  card_number_sent:
    'Das sieht aus wie die ganze Nummer einer Zahlungskarte. Wir nehmen keine Kartennummern: ' +
    'bitte gib sie nur in die Felder des Kartenanbieters ein.',
  webhook_forged: 'Diese Nachricht ist keine des Kartenanbieters.',

  withdrawal_demo: 'Auszahlungen kommen nur vom Live-Konto.',
  withdrawal_above_balance: 'Du kannst nicht mehr auszahlen lassen als dein verfügbares Guthaben.',
  withdrawal_too_small:
    'Die kleinste Auszahlung auf diesem Weg ist {$limit}; ihre Gebühr von {$fee} geht vom ' +
    'Betrag ab.',
  withdrawal_too_large: 'Die größte Auszahlung ist {$limit}.',
  withdrawal_day_limit:
    'Du kannst in 24 Stunden {$limit} auszahlen lassen; {$left} sind übrig. Mit genehmigten ' +
    'Ausweisdokumenten sind es {$verified}.',
  withdrawals_held:
    'Dein Passwort, deine E-Mail-Adresse oder dein zweiter Faktor wurde geändert, oder eine ' +
    'Auszahlung wurde aus ihrer Mail storniert: Auszahlungen sind nach {@until} wieder ' +
    'möglich.',
  withdrawals_waiting:
    'Du hast {limit} Auszahlungen unterwegs. Bitte warte, bis eine davon beendet ist.',
  destinations_full: 'Ein Adressbuch hat {limit} Plätze.',
  step_up_required: 'Bitte bestätige, dass du es bist.',
  bank_fields_wrong: 'Bitte fülle alle Felder richtig aus.',
  wallet_wrong: '{=fault}',
  wallet_is_ours:
    'Das ist eine Einzahlungsadresse dieser Plattform: das Geld würde nicht hinausgehen.',
  withdrawal_method_closed: 'Auszahlungen in {=method} werden derzeit nicht angeboten.',
  withdrawal_ended: 'Diese Auszahlung ist schon {=status}.',

  plan_not_funded:
    'Der Plan {plan} verlangt {$funding} an Einzahlungen abzüglich Auszahlungen: {$missing} ' +
    'fehlen. Für einen Plan wird nichts berechnet.',
  plan_chosen: 'Du hast einen Plan: ein höherer muss beantragt werden.',
  plan_not_chosen: 'Du hast noch keinen Plan: bitte wähle zuerst einen.',
  plan_not_higher: 'Nur ein höherer Plan als deiner kann beantragt werden.',
  plan_request_open:
    'Du hast den Plan {plan} beantragt. Ein anderer Antrag würde an seine Stelle treten.',
  plan_request_decided: 'Dieser Antrag ist schon {=state}.',
  notice_fixed:
    'Was dein Geld, deine Identität und den Zugang zu deinem Konto betrifft, wird immer ' +
    'mitgeteilt und per E-Mail gesendet.',
  push_service_unknown:
    'Über den Dienst dieses Browsers können keine Push-Nachrichten gesendet werden.',
  push_devices_most:
    'Push-Nachrichten gehen an höchstens {most} Geräte. Bitte entferne zuerst eins.',
  price_alerts_most:
    'Es können {most} Kursalarme zur selben Zeit warten. Bitte entferne zuerst einen.',
  price_alert_reached: 'Der Kurs von {symbol} ist schon {price}.',
  unsubscribe_key_unknown: 'Dieser Link beendet keine E-Mails.',

  ...promotion.refusals,
  ...trader.refusals,
  ...tournament,
} as const satisfies Readonly<Record<ClientRefusalCode, string>>

export const successes = {
  signed_up: 'Bitte sieh in dein Postfach und bestätige deine E-Mail-Adresse.',
  profile_saved: 'Dein Profil ist gespeichert.',
  document_sent: 'Dein Ausweisdokument ist gesendet.',
  email_confirmed: 'Deine E-Mail-Adresse ist bestätigt.',
  email_confirmed_already: 'Deine E-Mail-Adresse ist schon bestätigt.',
  link_sent: 'Wir haben dir einen neuen Link gesendet. Bitte sieh in dein Postfach.',
  reset_asked:
    'Gehört diese Adresse zu einem Konto, haben wir einen Link dorthin gesendet. Bitte sieh ' +
    'in dein Postfach.',
  password_changed: 'Dein Passwort ist geändert.',
  email_changed: 'Deine E-Mail-Adresse ist geändert.',
  email_change_asked: 'Bitte öffne den Link, den wir an die neue Adresse gesendet haben.',
  message_received: 'Deine Nachricht ist angekommen. Wir antworten per E-Mail.',
  transcript_sent: 'Wir haben es an dein Postfach gesendet.',

  profile_updated: 'Dein Profil ist aktualisiert.',
  picture_removed: 'Dein Bild ist entfernt.',
  identity_change_asked:
    'Wir haben deinen Antrag erhalten. Bis er entschieden ist, gilt, was vorher bekannt war.',
  identity_change_taken_back: 'Zurückgenommen. Nichts hat sich geändert.',
  texts_accepted: 'Du hast den Texten zugestimmt.',
  demo_ready: 'Deine Demo ist bereit.',
  ats_settled: 'Deine Einstellungen für automatische Trades sind gespeichert.',
  ats_on: 'Automatische Trades sind an.',
  ats_off: 'Automatische Trades sind aus.',
  account_closed: 'Dein Konto ist geschlossen.',
  plan_set: 'Dein Plan ist gesetzt. Es wurde nichts berechnet.',
  plan_requested: 'Dein Antrag ist gesendet. Unser Team sieht ihn an.',
  plan_request_taken_back: 'Dein Antrag ist zurückgenommen.',

  authenticator_on: 'Deine Authenticator-App ist an.',
  authenticator_off: 'Deine Authenticator-App ist aus.',
  authenticator_made: 'Füge es jetzt deiner App hinzu.',
  recovery_codes_made: 'Deine neuen Wiederherstellungscodes.',
  passkey_added: 'Dein Passkey ist hinzugefügt.',
  passkey_renamed: 'Der Passkey hat seinen neuen Namen.',
  passkey_removed: 'Der Passkey ist entfernt.',
  session_ended: 'Diese Sitzung ist beendet.',
  sessions_ended: 'Die anderen Sitzungen sind beendet.',
  no_other_sessions: 'Es gab keine anderen Sitzungen.',
  device_forgotten: 'Dieser Browser ist vergessen.',

  limit_set: 'Dein Limit ist gesetzt.',
  limit_raise_waits: 'Dein Limit ändert sich in 24 Stunden.',
  limit_stays: 'Dein Limit bleibt, wie es ist.',
  reminder_set: 'Deine Erinnerung ist gesetzt.',
  reminder_off: 'Die Erinnerung ist aus.',
  cool_off_started: 'Deine Auszeit hat begonnen.',
  questions_passed: 'Du hast bestanden: du darfst live handeln.',
  questions_failed:
    'Das war diesmal nicht genug. Du kannst es in 24 Stunden noch einmal versuchen.',
  self_excluded: 'Du hast dich selbst ausgeschlossen.',

  deposit_asked:
    'Dein Einzahlungsantrag ist angekommen. Gutgeschrieben wird, sobald die Zahlung bestätigt ist.',
  card_deposit_asked: 'Dein Einzahlungsantrag ist angekommen.',
  deposit_given_up: 'Du hast die Einzahlung aufgegeben.',
  token_made: 'Dein Token. Es wird dieses eine Mal gezeigt.',
  token_revoked: 'Dieses Token ist widerrufen.',
  webhook_made: 'Dein Webhook. Sein Geheimnis wird dieses eine Mal gezeigt.',
  webhook_secret_made: 'Das neue Geheimnis. Es wird dieses eine Mal gezeigt.',
  webhook_paused: 'Dieser Webhook ist pausiert. Was inzwischen geschieht, wartet.',
  webhook_resumed: 'An diesen Webhook wird wieder gesendet.',
  webhook_removed: 'Dieser Webhook ist beendet.',
  webhook_tested: 'Eine Nachricht ist unterwegs.',
  webhook_replayed: 'Sie werden noch einmal gesendet.',
  tournament_joined: 'Du nimmst am Turnier teil.',
  tournament_left: 'Du bist aus dem Turnier ausgestiegen.',
  tournament_rebought: 'Du hast wieder die Chips vom Start.',
  credits_bought: 'Die Credits gehören dir.',
  credits_ordered: 'Die Einzahlung kauft die Credits, sobald sie gutgeschrieben ist.',
  credits_order_dropped:
    'Die Einzahlung kauft keine Credits: was kommt, bleibt auf deinem Guthaben.',
  promotion_granted: 'Es gehört dir. Was daraus wird, steht unten.',
  grant_given_up: 'Du hast es aufgegeben. An deinem eigenen Geld hat sich nichts geändert.',
  credits_given_back: 'Die Credits sind zurückgegeben; das Geld ist auf deinem Guthaben.',
  test_coins_sent: 'Test-Coins sind unterwegs.',
  withdrawal_asked: 'Deine Auszahlung ist vermerkt; das Geld ist dafür zurückgelegt.',
  withdrawal_cancelled: 'Deine Auszahlung ist storniert; das Geld ist zurück.',
  withdrawal_stopped: 'Die Auszahlung ist storniert; das Geld ist zurück.',
  withdrawal_code_sent: 'Ein Code ist auf dem Weg in dein Postfach.',
  address_added: 'Die Adresse steht in deinem Buch.',
  address_removed: 'Die Adresse ist entfernt.',

  ...trader.successes,
} as const satisfies Readonly<Record<SuccessCode, string>>
