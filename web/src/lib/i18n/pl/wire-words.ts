// In Polish: what the server says, by code.

import type { ClientRefusalCode } from '#contract/client/refusals.ts'
import type { SuccessCode } from '#contract/client/successes.ts'
import * as promotion from './promotion-wire-words.ts'
import { refusals as tournament } from './tournament-wire-words.ts'
import * as trader from './trader-wire-words.ts'

export const refusals = {
  malformed: 'Żądania nie można było odczytać.',
  unknown_field: 'Żądanie ma pole, którego nie znamy: {field}.',
  invalid_input: 'Sprawdź zaznaczone pola.',
  not_found: 'Nic tu nie ma.',
  too_large: 'Żądanie jest za duże.',
  image_too_large: 'Plik może mieć najwyżej {limit} MB.',
  image_unknown: 'Wybierz obraz JPEG, PNG lub WebP.',
  image_unreadable: 'Tego obrazu nie można było odczytać. Może być uszkodzony: spróbuj innego.',
  image_too_big: 'Ten obraz ma za dużo pikseli. Wybierz mniejszy.',
  pictures_waiting: 'Twoje ostatnie obrazy są jeszcze rysowane. Spróbuj ponownie za {seconds} s.',
  too_many_requests: 'Za dużo żądań. Poczekaj {seconds} s.',
  unavailable: 'Nie możemy tego teraz zrobić. Spróbuj ponownie.',
  signed_out: 'Zaloguj się.',
  account_closed: 'To konto jest zamknięte.',
  session_expired:
    'Przez dłuższy czas nic się tu nie działo, więc nastąpiło wylogowanie. Zaloguj się ponownie.',
  session_ended: 'To logowanie zakończono z innej twojej przeglądarki. Zaloguj się ponownie.',
  session_reused:
    'Tego logowania użyto w dwóch miejscach naraz, więc je zakończyliśmy. Zaloguj się ' +
    'ponownie. Jeśli nie potrafisz tego wyjaśnić, wybierz nowe hasło.',
  password_changed:
    'Hasło tego konta zmieniono gdzie indziej, co kończy każde inne logowanie. Zaloguj się ' +
    'nowym. Jeśli to nie ty, natychmiast wybierz nowe.',
  email_changed:
    'Adres e-mail tego konta został zmieniony, co kończy każde inne logowanie. Zaloguj się nowym.',
  factor_changed:
    'Drugi składnik tego konta zmieniono gdzie indziej, co kończy każde inne logowanie. ' +
    'Zaloguj się ponownie.',
  account_frozen:
    'To konto jest zamrożone, dopóki nie obejrzy go nasz zespół; wiadomość o tym mówi, ' +
    'dlaczego. Do tego czasu możesz wszystko przeglądać, anulować wypłatę i eksportować swoje ' +
    'dane. Skontaktuj się ze wsparciem.',
  wrong_login: 'Adres e-mail lub hasło jest błędne.',
  wrong_password: 'Hasło jest błędne.',
  email_same: 'To już jest twój adres e-mail.',
  second_factor_needed: 'Pokaż swój drugi składnik.',
  sign_in_over: 'To logowanie trwało za długo. Zacznij od nowa.',
  wrong_code: 'Ten kod jest błędny albo został już użyty.',
  wrong_passkey: 'Tego klucza dostępu nie przyjęto.',
  no_such_factor: 'Ten drugi składnik nie jest skonfigurowany.',
  link_invalid: 'Ten link nie jest już ważny. Poproś o nowy.',
  withdrawal_link_invalid: 'Ten link nie anuluje żadnej wypłaty.',
  withdrawal_on_its_way: 'Ta wypłata jest w drodze i nie można jej już cofnąć.',
  mode_unavailable: 'Obecnie nie można otwierać nowych kont.',
  registration_invalid:
    'Ta rejestracja się skończyła albo ten jej krok jest już wykonany. Zaloguj się.',
  document_waiting: 'Twój dokument jest sprawdzany. Jeśli zostanie odrzucony, możesz wysłać inny.',
  document_approved: 'Twój dokument jest już zatwierdzony.',
  document_damaged: 'Tego dokumentu nie można otworzyć. Skontaktuj się ze wsparciem.',
  country_not_served:
    'Nie przyjmujemy klientów, którzy tam mieszkają: tego kraju nie ma na naszej liście. Nic ' +
    'nie zapisano. Jeśli mieszkasz gdzie indziej, wybierz tamten kraj; jeśli naprawdę tam ' +
    'mieszkasz, skontaktuj się ze wsparciem. Demo pozostaje dla ciebie otwarte, a to, co masz ' +
    'tutaj, możesz wypłacić.',
  profile_complete: 'Twój profil jest już pełny. Możesz go zmienić w „Edytuj profil”.',
  url_too_long: 'Ten adres jest za długi.',
  head_too_large: 'Nagłówek żądania jest za duży.',
  request_too_slow: 'Żądanie docierało zbyt długo.',
  origin_unknown: 'Inna witryna nie może otwierać naszego strumienia.',
  key_reused: 'Tego Idempotency-Key użyto do innego zlecenia. Wyślij nowy klucz.',
  key_reserved:
    'Idempotency-Key zaczynający się od ats: jest dla transakcji automatycznych. Wyślij inny ' +
    'klucz.',
  key_invalid: 'Idempotency-Key ma od 1 do 255 widocznych znaków.',
  factor_exists: 'To jest już skonfigurowane.',
  too_many_passkeys: 'Największa liczba kluczy dostępu konta to {limit}.',
  second_factor_missing: 'Najpierw skonfiguruj drugi składnik.',
  proof_invalid: 'Potwierdź jeszcze raz, że to ty.',
  ticket_invalid: 'Ten bilet został użyty lub wygasł. Poproś o nowy.',
  identity_change_empty: 'To już obowiązuje.',
  identity_change_waiting:
    'Zmiana, o którą prosisz, jest sprawdzana. Możesz ją wycofać i poprosić ponownie.',

  no_raise_waiting: 'Ten limit nie ma się zmienić.',
  break_runs_longer: 'Twoja obecna przerwa trwa dłużej, do {@until}. Nie można jej skrócić.',
  self_excluded:
    'Twoje samowykluczenie z handlu trwa do {@until}. Nikt nie może zakończyć go wcześniej.',
  cool_off:
    'Twoja przerwa na ochłonięcie od handlu trwa do {@until}. Nikt nie może zakończyć jej ' +
    'wcześniej.',
  own_stake_limit:
    'Twój własny limit stawek to {$limit} na {=period}: zostało {$left} do {@until}.',
  own_loss_limit:
    'Twój własny limit strat to {$limit} na {=period}, łącznie z otwartymi transakcjami: ' +
    'zostało {$left} do {@until}.',
  own_deposit_limit:
    'Twój własny limit wpłat to {$limit} na {=period}: zostało {$left} do {@until}.',

  version_not_in_force: 'Wersja {version} tego tekstu nie obowiązuje. Wczytaj stronę ponownie.',
  terms_not_accepted:
    'Nasze teksty prawne się zmieniły. Zaakceptuj je, zanim otworzysz nowe transakcje.',
  trades_open: 'Na koncie live są otwarte transakcje ({count}). Poczekaj, aż się skończą.',
  balance_left: 'Na koncie live zostało {$left}. Najpierw to wypłać.',
  withdrawals_under_way: 'W drodze są wypłaty ({count}). Poczekaj, aż się skończą.',

  demo_ended: 'Twoje demo się skończyło. Możesz uruchomić je ponownie w swoim portfelu.',
  demo_running: 'Twoje saldo demo wynosi już 10 000 $ lub więcej.',
  demo_topup_used: 'Demo można doładować raz dziennie. Spróbuj ponownie po {@again}.',
  email_unconfirmed: 'Potwierdź swój adres e-mail, zanim zaczniesz handlować na koncie live.',
  live_trading_closed: 'Handel live nie jest otwarty w tej instalacji.',
  country_closed:
    'Kraju z twojego profilu nie ma na liście krajów, z których przyjmujemy klientów: ' +
    'transakcje live i wpłaty są dla ciebie zamknięte, wypłacanie jest otwarte. Jeśli ' +
    'mieszkasz teraz gdzie indziej, zmień kraj w „Edytuj profil”.',
  ats_stake_unclear: 'Wybierz jedno z dwóch: kwotę albo udział salda.',
  ats_stake_too_large: 'Automatyczna transakcja twojego planu ma stawkę od {$least} do {$most}.',
  ats_never_trades:
    'Tak nigdy nic nie zostałoby zawarte: stawka {$stake} to więcej niż twój limit {$limit}.',
  ats_not_settled: 'Najpierw ustaw, czym handlować.',
  ats_not_understood: 'Przeczytaj, co prawdopodobnie przepadnie, i potwierdź to.',
  ats_paused: 'Nasz zespół wstrzymał transakcje automatyczne. Spróbuj ponownie, gdy ruszą dalej.',
  ats_plan_needed: 'Automatyczne transakcje live należą do planu. Możesz wybrać go w „Planach”.',
  ats_not_tried:
    'Live czeka na rozstrzygnięte transakcje demo z tymi samymi ustawieniami w liczbie ' +
    '{needed}. Dotąd: {decided}.',
  instrument_unknown: 'Nie handlujemy {symbol}.',
  instrument_closed: 'Rynek {symbol} jest zamknięty. Otwiera się {@opens}.',
  trading_stopped:
    'Nowe transakcje na {symbol} są na razie wstrzymane. Otwarte transakcje trwają dalej i są ' +
    'rozliczane jak zwykle.',
  duration_not_offered: 'Ten czas trwania nie jest teraz oferowany dla {symbol}.',
  price_stale: 'W tej chwili nie ma świeżego kursu {symbol}. Poczekaj na następny.',
  no_quote:
    'Dla {symbol} przy tym czasie trwania nie można teraz podać uczciwej ceny. Spróbuj dłuższego.',
  strike_rate_unknown: 'Ta stopa strike nie jest oferowana.',
  stake_too_small: 'Najmniejsza kwota to {$limit}.',
  stake_too_large: 'Największa kwota dla {symbol} to {$limit}.',
  plan_limit_reached:
    'Limit transakcji live twojego planu na dzień to {limit}. Dzień kończy się o 00:00 UTC.',
  deposit_first: 'Najpierw wpłać: na twoim koncie live nie ma pieniędzy do handlu.',
  insufficient_balance: 'Twoje saldo to {$available}, mniej niż ta kwota.',
  client_payout_limit:
    'Twoje otwarte transakcje na {symbol} mogą razem zapłacić najwyżej {$limit}.',
  house_exposure_limit:
    'Nie możemy przyjąć więcej transakcji na {symbol}, które kończą się w tym czasie. Spróbuj ' +
    'innego czasu trwania.',

  identity_needed:
    'Najpierw wyślij dokument tożsamości: transakcje live zaczynają się, gdy zostanie ' +
    'zatwierdzony. Wypłata na to nie czeka.',
  appropriateness_needed: 'Najpierw odpowiedz na pytania o handlu live. Wypłata na to nie czeka.',
  appropriateness_waits: 'Na pytania możesz odpowiedzieć ponownie od {@until}.',
  appropriateness_passed: 'Pytania są już zaliczone.',
  first_day_stake: 'W pierwszym dniu handlu live transakcja to najwyżej {$limit}, do {@until}.',
  first_day_trades:
    'W pierwszym dniu handlu live liczba transakcji, które można złożyć, to {limit}, do {@until}.',
  deposit_demo: 'Wpłaty trafiają tylko na konto live.',
  token_scope: 'Ten token nie otwiera tego wywołania: wymaga ono {scope}.',
  token_address: 'Ten token nie jest przyjmowany z twojego adresu.',
  tokens_full: 'Liczba twoich tokenów to już {limit}. Najpierw unieważnij jeden.',
  webhooks_full: 'Liczba twoich webhooków to już {limit}. Najpierw usuń jeden.',
  webhook_url_wrong:
    'To musi być adres, który zaczyna się od https:// i jest osiągalny dla wszystkich.',
  webhook_ended: 'Ten webhook się zakończył. Utwórz nowy.',
  token_addresses_wrong: 'Jedno z nich nie jest ani adresem, ani siecią.',
  credits_closed: 'W tej instalacji punkty nie są obecnie sprzedawane.',
  credits_no_pack: 'Na cenniku nie ma takiego pakietu.',
  credits_price_changed:
    'Cena się w międzyczasie zmieniła: wynosi teraz {$price}. Spójrz na nią ponownie.',
  credits_need_profile: 'Najpierw uzupełnij swój profil: faktura zawiera twoje dane i kraj.',
  credits_need_identity:
    'Najpierw wyślij dokument tożsamości: punkty można kupić, gdy zostanie zatwierdzony.',
  credits_above_balance: 'Twoje saldo live to {$live}; ten pakiet zabiera {$price}.',
  credits_needed: 'Automat handlowy potrzebuje co najmniej jednego punktu. Masz {left}.',
  credits_not_returnable: 'Z tego zakupu nie ma nic, co można oddać.',
  credits_order_ended: 'Ta wpłata już kupiła swoje punkty.',
  deposits_closed: 'Wpłaty nie są otwarte w tej instalacji.',
  deposit_needs_email: 'Potwierdź swój adres e-mail, zanim wpłacisz.',
  deposit_not_offered: 'Wpłaty w {currency} nie są obecnie oferowane.',
  deposit_too_small: 'Najmniejsza wpłata to {$limit}.',
  deposit_too_large: 'Największa wpłata to {$limit}.',
  deposits_waiting:
    'Liczba twoich wpłat, które czekają na płatność, to już {limit}. Najpierw opłać jedną lub ' +
    'z niej zrezygnuj.',
  quote_over: 'Ten kurs nie jest już utrzymywany. Weź nowy.',
  quote_invalid: 'Ten kurs nie jest naszym dla tej wpłaty.',
  address_integrity:
    'Twojego adresu wpłat nie można teraz bezpiecznie pokazać. Nie wysyłaj nic na adres, ' +
    'który masz z wcześniej; nasz zespół o tym wie.',
  test_coins_amount: 'Kran wypłaca najwyżej dziesięć monet naraz.',
  deposit_ended: 'Ta wpłata jest już {=status}.',
  deposit_under_way: 'Płatność tej wpłaty już zauważono: nie można z niej zrezygnować.',
  charge_other: 'To obciążenie zaksięgowano już przy innej wpłacie.',
  cards_closed: 'Wpłaty kartą nie są obecnie oferowane.',
  card_fields_wrong: 'Wypełnij poprawnie wszystkie pola.',
  card_token_invalid:
    'To, co wpisano dla karty, jest za stare albo zostało użyte. Wpisz to ponownie.',
  cards_declined:
    'Kilku płatności kartą odmówiono. Spróbuj ponownie po {@until} albo wpłać w inny sposób.',
  card_number_sent:
    'To wygląda jak pełny numer karty płatniczej. Nie przyjmujemy numerów kart: wpisz go ' +
    'tylko w polach dostawcy kart.',
  webhook_forged: 'Ta wiadomość nie pochodzi od dostawcy kart.',

  withdrawal_demo: 'Wypłaty pochodzą tylko z konta live.',
  withdrawal_above_balance: 'Nie możesz wypłacić więcej niż twoje dostępne saldo.',
  withdrawal_too_small:
    'Najmniejsza wypłata w ten sposób to {$limit}; jej opłata {$fee} jest odejmowana od kwoty.',
  withdrawal_too_large: 'Największa wypłata to {$limit}.',
  withdrawal_day_limit:
    'W 24 godziny możesz wypłacić {$limit}; zostało {$left}. Z zatwierdzonymi dokumentami ' +
    'tożsamości jest to {$verified}.',
  withdrawals_held:
    'Zmieniono twoje hasło, adres e-mail lub drugi składnik albo anulowano wypłatę z jej ' +
    'wiadomości: wypłaty są znów możliwe po {@until}.',
  withdrawals_waiting:
    'Liczba twoich wypłat w drodze to już {limit}. Poczekaj, aż jedna z nich się skończy.',
  destinations_full: 'Liczba miejsc w książce adresowej to {limit}.',
  step_up_required: 'Potwierdź, że to ty.',
  bank_fields_wrong: 'Wypełnij poprawnie wszystkie pola.',
  wallet_wrong: '{=fault}',
  wallet_is_ours: 'To adres wpłat tej platformy: pieniądze by z niej nie wyszły.',
  withdrawal_method_closed: 'Wypłaty nie są obecnie oferowane: {=method}.',
  withdrawal_ended: 'Ta wypłata jest już {=status}.',

  plan_not_funded:
    'Plan {plan} wymaga {$funding} wpłat minus wypłaty: brakuje {$missing}. Za plan nic nie ' +
    'jest pobierane.',
  plan_chosen: 'Masz plan: o wyższy trzeba poprosić.',
  plan_not_chosen: 'Nie masz jeszcze planu: najpierw go wybierz.',
  plan_not_higher: 'Można poprosić tylko o plan wyższy od twojego.',
  plan_request_open: 'Jest już prośba o plan {plan}. Inna prośba zajęłaby jej miejsce.',
  plan_request_decided: 'Ta prośba jest już {=state}.',
  notice_fixed:
    'O tym, co dotyczy twoich pieniędzy, twojej tożsamości i tego, kto może wejść na twoje ' +
    'konto, zawsze powiadamiamy i zawsze wysyłamy e-mail.',
  push_service_unknown: 'Przez usługę tej przeglądarki nie można wysyłać wiadomości push.',
  push_devices_most:
    'Wiadomości push trafiają najwyżej na tyle urządzeń: {most}. Najpierw usuń jedno.',
  price_alerts_most: 'Naraz może czekać tyle alertów kursowych: {most}. Najpierw usuń jeden.',
  price_alert_reached: 'Kurs {symbol} wynosi już {price}.',
  unsubscribe_key_unknown: 'Ten link nie zatrzymuje żadnych e-maili.',

  ...promotion.refusals,
  ...trader.refusals,
  ...tournament,
} as const satisfies Readonly<Record<ClientRefusalCode, string>>

export const successes = {
  signed_up: 'Sprawdź skrzynkę pocztową i potwierdź swój adres e-mail.',
  profile_saved: 'Twój profil jest zapisany.',
  document_sent: 'Twój dokument tożsamości jest wysłany.',
  email_confirmed: 'Twój adres e-mail jest potwierdzony.',
  email_confirmed_already: 'Twój adres e-mail jest już potwierdzony.',
  link_sent: 'Wysłaliśmy ci nowy link. Sprawdź skrzynkę pocztową.',
  reset_asked:
    'Jeśli ten adres należy do konta, wysłaliśmy na niego link. Sprawdź skrzynkę pocztową.',
  password_changed: 'Twoje hasło jest zmienione.',
  email_changed: 'Twój adres e-mail jest zmieniony.',
  email_change_asked: 'Otwórz link, który wysłaliśmy na nowy adres.',
  message_received: 'Twoja wiadomość dotarła. Odpowiemy e-mailem.',
  transcript_sent: 'Wysłaliśmy to na twoją skrzynkę.',

  profile_updated: 'Twój profil jest zaktualizowany.',
  picture_removed: 'Twoje zdjęcie jest usunięte.',
  identity_change_asked:
    'Mamy twoją prośbę. Do rozstrzygnięcia liczy się to, co było znane wcześniej.',
  identity_change_taken_back: 'Wycofano. Nic się nie zmieniło.',
  texts_accepted: 'Teksty są zaakceptowane.',
  demo_ready: 'Twoje demo jest gotowe.',
  ats_settled: 'Twoje ustawienia transakcji automatycznych są zapisane.',
  ats_on: 'Transakcje automatyczne są włączone.',
  ats_off: 'Transakcje automatyczne są wyłączone.',
  account_closed: 'Twoje konto jest zamknięte.',
  plan_set: 'Twój plan jest ustawiony. Nic nie pobrano.',
  plan_requested: 'Twoja prośba jest wysłana. Nasz zespół ją obejrzy.',
  plan_request_taken_back: 'Twoja prośba jest wycofana.',

  authenticator_on: 'Twoja aplikacja uwierzytelniająca jest włączona.',
  authenticator_off: 'Twoja aplikacja uwierzytelniająca jest wyłączona.',
  authenticator_made: 'Dodaj go teraz do swojej aplikacji.',
  recovery_codes_made: 'Twoje nowe kody odzyskiwania.',
  passkey_added: 'Twój klucz dostępu jest dodany.',
  passkey_renamed: 'Klucz dostępu ma nową nazwę.',
  passkey_removed: 'Klucz dostępu jest usunięty.',
  session_ended: 'Ta sesja się zakończyła.',
  sessions_ended: 'Pozostałe sesje się zakończyły.',
  no_other_sessions: 'Nie było innych sesji.',
  device_forgotten: 'Ta przeglądarka jest zapomniana.',

  limit_set: 'Twój limit jest ustawiony.',
  limit_raise_waits: 'Twój limit zmieni się za 24 godziny.',
  limit_stays: 'Twój limit pozostaje bez zmian.',
  reminder_set: 'Twoje przypomnienie jest ustawione.',
  reminder_off: 'Przypomnienie jest wyłączone.',
  cool_off_started: 'Twoja przerwa na ochłonięcie się zaczęła.',
  questions_passed: 'Pytania są zaliczone: możesz handlować live.',
  questions_failed: 'Tym razem to nie wystarczyło. Możesz spróbować ponownie za 24 godziny.',
  self_excluded: 'Twoje samowykluczenie się zaczęło.',

  deposit_asked:
    'Twoja prośba o wpłatę dotarła. Zostanie zaksięgowana, gdy płatność się potwierdzi.',
  card_deposit_asked: 'Twoja prośba o wpłatę dotarła.',
  deposit_given_up: 'Zrezygnowano z wpłaty.',
  token_made: 'Twój token. Jest pokazywany tylko ten raz.',
  token_revoked: 'Ten token jest unieważniony.',
  webhook_made: 'Twój webhook. Jego sekret jest pokazywany tylko ten raz.',
  webhook_secret_made: 'Nowy sekret. Jest pokazywany tylko ten raz.',
  webhook_paused: 'Ten webhook jest wstrzymany. To, co się w tym czasie dzieje, czeka.',
  webhook_resumed: 'Do tego webhooka znów się wysyła.',
  webhook_removed: 'Ten webhook jest zakończony.',
  webhook_tested: 'Wiadomość jest w drodze.',
  webhook_replayed: 'Są wysyłane ponownie.',
  tournament_joined: 'Bierzesz udział w turnieju.',
  tournament_left: 'Nie bierzesz już udziału w turnieju.',
  tournament_rebought: 'Znów masz żetony ze startu.',
  credits_bought: 'Punkty są twoje.',
  credits_ordered: 'Wpłata kupi punkty, gdy zostanie zaksięgowana.',
  credits_order_dropped: 'Wpłata nie kupi punktów: to, co przyjdzie, zostanie na twoim saldzie.',
  promotion_granted: 'To jest twoje. Poniżej widać, co się z tym dzieje.',
  grant_given_up: 'Zrezygnowano. W twoich własnych pieniądzach nic się nie zmieniło.',
  credits_given_back: 'Punkty są oddane; pieniądze są na twoim saldzie.',
  test_coins_sent: 'Testowe kryptowaluty są w drodze.',
  withdrawal_asked: 'Twoja wypłata jest zapisana; pieniądze są na nią zatrzymane.',
  withdrawal_cancelled: 'Twoja wypłata jest anulowana; pieniądze wróciły.',
  withdrawal_stopped: 'Wypłata jest anulowana; pieniądze wróciły.',
  withdrawal_code_sent: 'Kod jest w drodze do twojej skrzynki.',
  address_added: 'Adres jest w twojej książce.',
  address_removed: 'Adres jest usunięty.',

  ...trader.successes,
} as const satisfies Readonly<Record<SuccessCode, string>>
