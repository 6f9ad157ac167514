// In Italian: what the server says, by code.

import type { ClientRefusalCode } from '#contract/client/refusals.ts'
import type { SuccessCode } from '#contract/client/successes.ts'
import * as promotion from './promotion-wire-words.ts'
import { refusals as tournament } from './tournament-wire-words.ts'
import * as trader from './trader-wire-words.ts'

export const refusals = {
  malformed: 'La richiesta non è stata leggibile.',
  unknown_field: 'La richiesta ha un campo che non conosciamo: {field}.',
  invalid_input: 'Controlla i campi segnati.',
  not_found: 'Qui non c’è niente.',
  too_large: 'La richiesta è troppo grande.',
  image_too_large: 'Un file può avere al massimo {limit} MB.',
  image_unknown: 'Scegli un’immagine JPEG, PNG o WebP.',
  image_unreadable:
    'Questa immagine non è stata leggibile. Può essere danneggiata: provane un’altra.',
  image_too_big: 'Questa immagine ha troppi pixel. Scegline una più piccola.',
  pictures_waiting:
    'Le tue ultime immagini sono ancora in elaborazione. Riprova tra {seconds} secondi.',
  too_many_requests: 'Troppe richieste. Aspetta {seconds} secondi.',
  unavailable: 'Ora non possiamo farlo. Riprova.',
  signed_out: 'Accedi.',
  account_closed: 'Questo conto è chiuso.',
  session_expired: 'Non eri qui da un po’, quindi sei stato disconnesso. Accedi di nuovo.',
  session_ended: 'Questo accesso è stato terminato da un altro dei tuoi browser. Accedi di nuovo.',
  session_reused:
    'Questo accesso è stato usato in due luoghi contemporaneamente, quindi l’abbiamo ' +
    'terminato. Accedi di nuovo. Se non sai spiegartelo, scegli una nuova password.',
  password_changed:
    'La password di questo conto è stata cambiata altrove, il che termina ogni altro ' +
    'accesso. Accedi con quella nuova. Se non sei stato tu, scegline subito una nuova.',
  email_changed:
    'L’indirizzo e-mail di questo conto è stato cambiato, il che termina ogni altro accesso. ' +
    'Accedi con quello nuovo.',
  factor_changed:
    'Un secondo fattore di questo conto è stato cambiato altrove, il che termina ogni altro ' +
    'accesso. Accedi di nuovo.',
  account_frozen:
    'Questo conto è congelato finché il nostro personale non l’ha esaminato; l’e-mail a ' +
    'riguardo dice perché. Fino ad allora puoi vedere tutto, annullare un prelievo ed ' +
    'esportare i tuoi dati. Contatta l’assistenza.',
  wrong_login: 'L’e-mail o la password non è corretta.',
  wrong_password: 'La password non è corretta.',
  email_same: 'Questo è già il tuo indirizzo e-mail.',
  second_factor_needed: 'Mostra il tuo secondo fattore.',
  sign_in_over: 'Questo accesso è durato troppo. Ricomincia.',
  wrong_code: 'Questo codice non è corretto o è già stato usato.',
  wrong_passkey: 'Questa passkey non è stata accettata.',
  no_such_factor: 'Questo secondo fattore non è configurato.',
  link_invalid: 'Questo link non è più valido. Chiedine uno nuovo.',
  withdrawal_link_invalid: 'Questo link non annulla nessun prelievo.',
  withdrawal_on_its_way: 'Questo prelievo è in viaggio e non si può più ritirare.',
  mode_unavailable: 'Al momento non si possono creare nuovi conti.',
  registration_invalid: 'Questa registrazione è finita, o questo passo è già fatto. Accedi.',
  document_waiting: 'Il tuo documento è in controllo. Puoi inviarne un altro se viene rifiutato.',
  document_approved: 'Il tuo documento è già approvato.',
  document_damaged: 'Questo documento non si può aprire. Contatta l’assistenza.',
  country_not_served:
    'Non accettiamo clienti che vivono lì: questo paese non è nel nostro elenco. Non è stato ' +
    'salvato niente. Se vivi altrove, scegli quel paese; se vivi lì, contatta l’assistenza. ' +
    'La demo ti resta aperta, e puoi prelevare ciò che hai qui.',
  profile_complete: 'Il tuo profilo è già completo. Puoi cambiarlo in Modifica profilo.',
  url_too_long: 'Questo indirizzo è troppo lungo.',
  head_too_large: 'L’intestazione della richiesta è troppo grande.',
  request_too_slow: 'La richiesta ha impiegato troppo ad arrivare.',
  origin_unknown: 'Un altro sito non può aprire il nostro flusso.',
  key_reused: 'Questa Idempotency-Key è stata usata per un altro ordine. Invia una nuova chiave.',
  key_reserved:
    'Una Idempotency-Key che comincia con ats: è per operazioni automatiche. Invia un’altra ' +
    'chiave.',
  key_invalid: 'Una Idempotency-Key ha da 1 a 255 caratteri visibili.',
  factor_exists: 'È già configurato.',
  too_many_passkeys: 'Un conto può avere {limit} passkey.',
  second_factor_missing: 'Configura prima un secondo fattore.',
  proof_invalid: 'Conferma ancora una volta che sei tu.',
  ticket_invalid: 'Questo ticket è stato usato o è scaduto. Chiedine uno nuovo.',
  identity_change_empty: 'È ciò che vale già.',
  identity_change_waiting:
    'Una modifica che hai chiesto è in controllo. Puoi ritirarla e chiedere di nuovo.',

  no_raise_waiting: 'Questo limite non sta per cambiare.',
  break_runs_longer: 'Quella attuale dura di più, fino al {@until}. Non si può accorciare.',
  self_excluded: 'Ti sei autoescluso dal trading fino al {@until}. Nessuno può terminarlo prima.',
  cool_off:
    'Ti sei preso una pausa breve dal trading fino al {@until}. Nessuno può terminarla prima.',
  own_stake_limit:
    'Il tuo limite di puntate è {$limit} per {=period}: restano {$left} fino al {@until}.',
  own_loss_limit:
    'Il tuo limite di perdite è {$limit} per {=period}, contando le operazioni aperte: ' +
    'restano {$left} fino al {@until}.',
  own_deposit_limit:
    'Il tuo limite di depositi è {$limit} per {=period}: restano {$left} fino al {@until}.',

  version_not_in_force:
    'La versione {version} di questo testo non è in vigore. Ricarica la pagina.',
  terms_not_accepted:
    'I nostri testi legali sono cambiati. Accettali prima di aprire nuove operazioni.',
  trades_open: 'Ci sono operazioni aperte sul conto reale ({count}). Aspetta che finiscano.',
  balance_left: 'Sul conto reale restano {$left}. Prima prelevali.',
  withdrawals_under_way: 'Ci sono prelievi in corso ({count}). Aspetta che finiscano.',

  demo_ended: 'La tua demo è finita. Puoi ricominciarla dal tuo wallet.',
  demo_running: 'Il tuo saldo demo è già di 10.000\u00a0$ o più.',
  demo_topup_used: 'La demo si può ricaricare una volta al giorno. Riprova dopo il {@again}.',
  email_unconfirmed: 'Conferma la tua e-mail prima di operare sul conto reale.',
  live_trading_closed: 'Il trading reale non è aperto su questa installazione.',
  country_closed:
    'Il paese del tuo profilo non è nell’elenco dei paesi da cui accettiamo clienti: ' +
    'operazioni reali e depositi ti sono chiusi, prelevare è aperto. Se ora vivi altrove, ' +
    'cambia il paese in Modifica profilo.',
  ats_stake_unclear: 'Scegli una delle due cose: un importo, o una quota del saldo.',
  ats_stake_too_large: 'Un’operazione automatica del tuo piano punta da {$least} a {$most}.',
  ats_never_trades:
    'Non si negozierebbe mai niente: una puntata di {$stake} è più del tuo limite di {$limit}.',
  ats_not_settled: 'Imposta prima che cosa va negoziato.',
  ats_not_understood: 'Leggi quanto probabilmente si perde, e di’ che l’hai letto.',
  ats_paused:
    'Il nostro personale ha messo in pausa le operazioni automatiche. Riprova quando continuano.',
  ats_plan_needed:
    'Le operazioni automatiche reali vanno con un piano. Puoi sceglierne uno in Piani.',
  ats_not_tried:
    'Il reale aspetta {needed} operazioni demo decise con le stesse impostazioni. Finora ' +
    'sono {decided}.',
  instrument_unknown: 'Non negoziamo {symbol}.',
  instrument_closed: 'Il mercato di {symbol} è chiuso. Apre il {@opens}.',
  trading_stopped:
    'Le nuove operazioni su {symbol} sono ferme per il momento. Quelle aperte continuano e ' +
    'vengono liquidate come al solito.',
  duration_not_offered: 'Questa durata ora non è offerta per {symbol}.',
  price_stale: 'Al momento non c’è un prezzo recente di {symbol}. Aspetta il prossimo.',
  no_quote:
    'Ora per {symbol} non si può calcolare un prezzo equo con questa durata. Provane una più ' +
    'lunga.',
  strike_rate_unknown: 'Questa strike rate non è offerta.',
  stake_too_small: 'L’importo minimo è {$limit}.',
  stake_too_large: 'L’importo massimo per {symbol} è {$limit}.',
  plan_limit_reached:
    'Il tuo piano consente {limit} operazioni reali al giorno. Il giorno finisce alle 00:00 UTC.',
  deposit_first: 'Prima deposita: sul tuo conto reale non c’è denaro con cui operare.',
  insufficient_balance: 'Il tuo saldo è {$available}, meno di questo importo.',
  client_payout_limit:
    'Le tue operazioni aperte su {symbol} possono pagare insieme al massimo {$limit}.',
  house_exposure_limit:
    'Non possiamo accettare altre operazioni su {symbol} che finiscono a quell’ora. Prova ' +
    'un’altra durata.',

  identity_needed:
    'Invia prima un documento d’identità: le operazioni reali cominciano quando è approvato. ' +
    'Prelevare non lo aspetta.',
  appropriateness_needed:
    'Rispondi prima alle domande sull’operare sul reale. Prelevare non lo aspetta.',
  appropriateness_waits: 'Puoi rispondere di nuovo alle domande a partire dal {@until}.',
  appropriateness_passed: 'Hai già superato le domande.',
  first_day_stake:
    'Nel tuo primo giorno sul reale un’operazione è al massimo di {$limit}, fino al {@until}.',
  first_day_trades:
    'Nel tuo primo giorno sul reale puoi fare {limit} operazioni, fino al {@until}.',
  deposit_demo: 'I depositi vanno solo sul conto reale.',
  token_scope: 'Questo token non apre questa chiamata: serve {scope}.',
  token_address: 'Questo token non è accettato dal tuo indirizzo.',
  tokens_full: 'Hai {limit} token. Prima revocane uno.',
  webhooks_full: 'Hai {limit} webhook. Prima rimuovine uno.',
  webhook_url_wrong:
    'Deve essere un indirizzo che comincia con https:// e che tutti possono raggiungere.',
  webhook_ended: 'Questo webhook è terminato. Creane uno nuovo.',
  token_addresses_wrong: 'Uno di questi non è un indirizzo né una rete.',
  credits_closed: 'Al momento su questa installazione non si vendono crediti.',
  credits_no_pack: 'Nel listino prezzi non c’è un pacchetto così.',
  credits_price_changed: 'Nel frattempo il prezzo è cambiato: ora è {$price}. Guardalo di nuovo.',
  credits_need_profile:
    'Completa prima il tuo profilo: una fattura porta il tuo nome e il tuo paese.',
  credits_need_identity:
    'Invia prima un documento d’identità: i crediti si possono comprare quando è approvato.',
  credits_above_balance: 'Il tuo saldo reale è {$live}; questo pacchetto costa {$price}.',
  credits_needed: 'Il trader automatico ha bisogno di almeno un credito. Ne hai {left}.',
  credits_not_returnable: 'Di questo acquisto non c’è niente che si possa restituire.',
  credits_order_ended: 'Questo deposito ha già comprato i suoi crediti.',
  deposits_closed: 'I depositi non sono aperti su questa installazione.',
  deposit_needs_email: 'Conferma la tua e-mail prima di depositare.',
  deposit_not_offered: 'Al momento non si offrono depositi in {currency}.',
  deposit_too_small: 'Il deposito minimo è {$limit}.',
  deposit_too_large: 'Il deposito massimo è {$limit}.',
  deposits_waiting:
    'Hai {limit} depositi che aspettano un pagamento. Prima pagane uno o rinunciaci.',
  quote_over: 'Questo cambio non è più mantenuto. Prendi quello nuovo.',
  quote_invalid: 'Questo cambio non è uno dei nostri per questo deposito.',
  address_integrity:
    'Al momento il tuo indirizzo di deposito non si può mostrare in modo sicuro. Non inviare ' +
    'niente a un indirizzo che hai da prima; il nostro personale è informato.',
  test_coins_amount: 'Il rubinetto paga fino a dieci monete alla volta.',
  deposit_ended: 'Questo deposito è già {=status}.',
  deposit_under_way:
    'Il pagamento di questo deposito è già stato visto: non vi si può più rinunciare.',
  charge_other: 'Questo addebito è già stato accreditato a un altro deposito.',
  cards_closed: 'Al momento non si offrono depositi con carta.',
  card_fields_wrong: 'Compila correttamente tutti i campi.',
  card_token_invalid:
    'Ciò che hai digitato per la carta è troppo vecchio o è già stato usato. Digitalo di nuovo.',
  cards_declined:
    'Diversi pagamenti con carta sono stati negati. Riprova dopo il {@until}, o versa in un ' +
    'altro modo.',
  card_number_sent:
    'Sembra il numero completo di una carta di pagamento. Non accettiamo numeri di carta: ' +
    'digitalo solo nei campi del fornitore delle carte.',
  webhook_forged: 'Questo messaggio non è del fornitore delle carte.',

  withdrawal_demo: 'I prelievi vengono solo dal conto reale.',
  withdrawal_above_balance: 'Non puoi prelevare più del tuo saldo disponibile.',
  withdrawal_too_small:
    'Il prelievo minimo con questo metodo è {$limit}; la sua commissione di {$fee} si toglie ' +
    'dall’importo.',
  withdrawal_too_large: 'Il prelievo massimo è {$limit}.',
  withdrawal_day_limit:
    'Puoi prelevare {$limit} in 24 ore; restano {$left}. Con documenti d’identità approvati ' +
    'sono {$verified}.',
  withdrawals_held:
    'La tua password, la tua e-mail o il tuo secondo fattore è stato cambiato, o un prelievo ' +
    'è stato annullato dalla sua e-mail: i prelievi sono di nuovo possibili dopo il {@until}.',
  withdrawals_waiting: 'Hai {limit} prelievi in corso. Aspetta che uno finisca.',
  destinations_full: 'Una rubrica ha {limit} posti.',
  step_up_required: 'Conferma che sei tu.',
  bank_fields_wrong: 'Compila correttamente tutti i campi.',
  wallet_wrong: '{=fault}',
  wallet_is_ours:
    'Questo è un indirizzo di deposito di questa piattaforma: il denaro non uscirebbe.',
  withdrawal_method_closed: 'Al momento non si offrono prelievi in {=method}.',
  withdrawal_ended: 'Questo prelievo è già {=status}.',

  plan_not_funded:
    'Il piano {plan} chiede {$funding} di depositi meno prelievi: mancano {$missing}. Per un ' +
    'piano non si addebita niente.',
  plan_chosen: 'Hai un piano: uno più alto va chiesto.',
  plan_not_chosen: 'Non hai ancora un piano: prima scegline uno.',
  plan_not_higher: 'Si può chiedere solo un piano più alto del tuo.',
  plan_request_open: 'Hai chiesto il piano {plan}. Un’altra richiesta ne prenderebbe il posto.',
  plan_request_decided: 'Questa richiesta ha già lo stato: {=state}.',
  notice_fixed:
    'Di ciò che riguarda il tuo denaro, la tua identità e chi può entrare nel tuo conto sei ' +
    'sempre avvisato, anche per e-mail.',
  push_service_unknown:
    'Tramite il servizio di questo browser non si possono inviare messaggi push.',
  push_devices_most:
    'I messaggi push arrivano al massimo a {most} dispositivi. Prima rimuovine uno.',
  price_alerts_most: 'Possono attendere {most} avvisi di prezzo insieme. Prima rimuovine uno.',
  price_alert_reached: 'Il prezzo di {symbol} è già {price}.',
  unsubscribe_key_unknown: 'Questo link non ferma nessuna e-mail.',

  ...promotion.refusals,
  ...trader.refusals,
  ...tournament,
} as const satisfies Readonly<Record<ClientRefusalCode, string>>

export const successes = {
  signed_up: 'Guarda la tua casella di posta e conferma la tua e-mail.',
  profile_saved: 'Il tuo profilo è salvato.',
  document_sent: 'Il tuo documento d’identità è stato inviato.',
  email_confirmed: 'La tua e-mail è confermata.',
  email_confirmed_already: 'La tua e-mail è già confermata.',
  link_sent: 'Ti abbiamo inviato un nuovo link. Guarda la tua casella di posta.',
  reset_asked:
    'Se questo indirizzo è quello di un conto, gli abbiamo inviato un link. Guarda la tua ' +
    'casella di posta.',
  password_changed: 'La tua password è cambiata.',
  email_changed: 'Il tuo indirizzo e-mail è cambiato.',
  email_change_asked: 'Apri il link che abbiamo inviato al nuovo indirizzo.',
  message_received: 'Il tuo messaggio è stato ricevuto. Rispondiamo per e-mail.',
  transcript_sent: 'L’abbiamo inviato alla tua casella di posta.',

  profile_updated: 'Il tuo profilo è aggiornato.',
  picture_removed: 'La tua immagine è rimossa.',
  identity_change_asked:
    'Abbiamo ricevuto la tua richiesta. Finché non è decisa, vale ciò che si sapeva prima.',
  identity_change_taken_back: 'Ritirata. Non è cambiato niente.',
  texts_accepted: 'Hai accettato i testi.',
  demo_ready: 'La tua demo è pronta.',
  ats_settled: 'Le tue impostazioni delle operazioni automatiche sono salvate.',
  ats_on: 'Le operazioni automatiche sono attive.',
  ats_off: 'Le operazioni automatiche sono disattivate.',
  account_closed: 'Il tuo conto è chiuso.',
  plan_set: 'Il tuo piano è scelto. Non è stato addebitato niente.',
  plan_requested: 'La tua richiesta è stata inviata. Il nostro personale la esaminerà.',
  plan_request_taken_back: 'La tua richiesta è ritirata.',

  authenticator_on: 'La tua app di autenticazione è attiva.',
  authenticator_off: 'La tua app di autenticazione è disattivata.',
  authenticator_made: 'Ora aggiungila alla tua app.',
  recovery_codes_made: 'I tuoi nuovi codici di recupero.',
  passkey_added: 'La tua passkey è aggiunta.',
  passkey_renamed: 'La passkey ha il suo nuovo nome.',
  passkey_removed: 'La passkey è rimossa.',
  session_ended: 'Quella sessione è finita.',
  sessions_ended: 'Le altre sessioni sono finite.',
  no_other_sessions: 'Non c’erano altre sessioni.',
  device_forgotten: 'Quel browser è dimenticato.',

  limit_set: 'Il tuo limite è impostato.',
  limit_raise_waits: 'Il tuo limite cambia tra 24 ore.',
  limit_stays: 'Il tuo limite resta com’è.',
  reminder_set: 'Il tuo promemoria è impostato.',
  reminder_off: 'Il promemoria è disattivato.',
  cool_off_started: 'La tua pausa breve è cominciata.',
  questions_passed: 'Hai superato le domande: puoi operare sul reale.',
  questions_failed: 'Questa volta non è bastato. Puoi riprovare tra 24 ore.',
  self_excluded: 'Ti sei autoescluso.',

  deposit_asked:
    'La tua richiesta di deposito è stata ricevuta. Viene accreditata quando il pagamento è ' +
    'confermato.',
  card_deposit_asked: 'La tua richiesta di deposito è stata ricevuta.',
  deposit_given_up: 'Hai rinunciato al deposito.',
  token_made: 'Il tuo token. Si mostra solo questa volta.',
  token_revoked: 'Quel token è revocato.',
  webhook_made: 'Il tuo webhook. Il suo segreto si mostra solo questa volta.',
  webhook_secret_made: 'Il nuovo segreto. Si mostra solo questa volta.',
  webhook_paused: 'Quel webhook è in pausa. Ciò che succede nel frattempo aspetta.',
  webhook_resumed: 'A quel webhook si invia di nuovo.',
  webhook_removed: 'Quel webhook è terminato.',
  webhook_tested: 'Un messaggio è in viaggio.',
  webhook_replayed: 'Vengono inviati di nuovo.',
  tournament_joined: 'Sei nel torneo.',
  tournament_left: 'Sei uscito dal torneo.',
  tournament_rebought: 'Hai di nuovo i gettoni dell’inizio.',
  credits_bought: 'I crediti sono tuoi.',
  credits_ordered: 'Il deposito compra i crediti quando viene accreditato.',
  credits_order_dropped: 'Il deposito non compra crediti: ciò che arriva resta sul tuo saldo.',
  promotion_granted: 'È tuo. Sotto c’è che cosa ne diventa.',
  grant_given_up: 'Vi hai rinunciato. Del tuo denaro non è cambiato niente.',
  credits_given_back: 'I crediti sono restituiti; il denaro è sul tuo saldo.',
  test_coins_sent: 'Le monete di prova sono in viaggio.',
  withdrawal_asked: 'Il tuo prelievo è registrato; il denaro è trattenuto per esso.',
  withdrawal_cancelled: 'Il tuo prelievo è annullato; il denaro è tornato.',
  withdrawal_stopped: 'Il prelievo è annullato; il denaro è tornato.',
  withdrawal_code_sent: 'Un codice è in viaggio verso la tua casella di posta.',
  address_added: 'L’indirizzo è nella tua rubrica.',
  address_removed: 'L’indirizzo è rimosso.',

  ...trader.successes,
} as const satisfies Readonly<Record<SuccessCode, string>>
