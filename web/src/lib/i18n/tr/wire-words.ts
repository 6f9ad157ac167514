// In Turkish: what the server says, by code.

import type { ClientRefusalCode } from '#contract/client/refusals.ts'
import type { SuccessCode } from '#contract/client/successes.ts'
import * as promotion from './promotion-wire-words.ts'
import { refusals as tournament } from './tournament-wire-words.ts'
import * as trader from './trader-wire-words.ts'

export const refusals = {
  malformed: 'İstek okunamadı.',
  unknown_field: 'İstekte bilmediğimiz bir alan var: {field}.',
  invalid_input: 'Lütfen işaretli alanları kontrol edin.',
  not_found: 'Burada bir şey yok.',
  too_large: 'İstek çok büyük.',
  image_too_large: 'Bir dosya en fazla {limit} MB olabilir.',
  image_unknown: 'Lütfen JPEG, PNG veya WebP bir resim seçin.',
  image_unreadable: 'Bu resim okunamadı. Bozuk olabilir: lütfen başka bir resim deneyin.',
  image_too_big: 'Bu resimde çok fazla piksel var. Lütfen daha küçük bir resim seçin.',
  pictures_waiting:
    'Son resimleriniz hâlâ işleniyor. Lütfen {seconds} saniye sonra tekrar deneyin.',
  too_many_requests: 'Çok fazla istek. Lütfen {seconds} saniye bekleyin.',
  unavailable: 'Bunu şu anda yapamıyoruz. Lütfen tekrar deneyin.',
  signed_out: 'Lütfen giriş yapın.',
  account_closed: 'Bu hesap kapatılmış.',
  session_expired:
    'Bir süredir burada değildiniz, bu yüzden oturumunuz kapatıldı. Lütfen yeniden giriş yapın.',
  session_ended: 'Bu oturum başka bir tarayıcınızdan sonlandırıldı. Lütfen yeniden giriş yapın.',
  session_reused:
    'Bu oturum aynı anda iki yerde kullanıldı, bu yüzden onu sonlandırdık. Lütfen yeniden giriş ' +
    'yapın. Bunu açıklayamıyorsanız yeni bir parola seçin.',
  password_changed:
    'Bu hesabın parolası başka bir yerden değiştirildi; bu, diğer tüm oturumları sonlandırır. ' +
    'Lütfen yenisiyle giriş yapın. Bunu siz yapmadıysanız hemen yeni bir parola seçin.',
  email_changed:
    'Bu hesabın e-posta adresi değiştirildi; bu, diğer tüm oturumları sonlandırır. Lütfen ' +
    'yenisiyle giriş yapın.',
  factor_changed:
    'Bu hesabın bir ikinci faktörü başka bir yerden değiştirildi; bu, diğer tüm oturumları ' +
    'sonlandırır. Lütfen yeniden giriş yapın.',
  account_frozen:
    'Bu hesap, çalışanlarımız inceleyene kadar dondurulmuştur; nedeni bununla ilgili e-postada ' +
    'yazar. O zamana kadar her şeye bakabilir, bir çekimi iptal edebilir ve verilerinizi dışa ' +
    'aktarabilirsiniz. Lütfen destekle iletişime geçin.',
  wrong_login: 'E-posta veya parola yanlış.',
  wrong_password: 'Parola yanlış.',
  email_same: 'Bu zaten sizin e-posta adresiniz.',
  second_factor_needed: 'Lütfen ikinci faktörünüzü gösterin.',
  sign_in_over: 'Bu giriş çok uzun sürdü. Lütfen baştan başlayın.',
  wrong_code: 'Bu kod yanlış ya da daha önce kullanılmış.',
  wrong_passkey: 'Bu geçiş anahtarı kabul edilmedi.',
  no_such_factor: 'Bu ikinci faktör kurulmamış.',
  link_invalid: 'Bu bağlantı artık geçerli değil. Lütfen yenisini isteyin.',
  withdrawal_link_invalid: 'Bu bağlantı bir çekimi iptal etmiyor.',
  withdrawal_on_its_way: 'Bu çekim yola çıktı ve artık geri alınamaz.',
  mode_unavailable: 'Şu anda yeni hesap açılamıyor.',
  registration_invalid: 'Bu kayıt sona erdi ya da bu adımı tamamlandı. Lütfen giriş yapın.',
  document_waiting: 'Belgeniz inceleniyor. Reddedilirse başka bir belge gönderebilirsiniz.',
  document_approved: 'Belgeniz zaten onaylandı.',
  document_damaged: 'Bu belge açılamıyor. Lütfen destekle iletişime geçin.',
  country_not_served:
    'Orada yaşayan müşteri kabul etmiyoruz: bu ülke listemizde değil. Hiçbir şey kaydedilmedi. ' +
    'Başka bir yerde yaşıyorsanız o ülkeyi seçin; gerçekten orada yaşıyorsanız lütfen ' +
    'destekle iletişime geçin. Demo size açık kalır ve burada olan paranızı çekebilirsiniz.',
  profile_complete: 'Profiliniz zaten tamam. Profili düzenle bölümünden değiştirebilirsiniz.',
  url_too_long: 'Bu adres çok uzun.',
  head_too_large: 'İsteğin başlığı çok büyük.',
  request_too_slow: 'İsteğin gelmesi çok uzun sürdü.',
  origin_unknown: 'Başka bir site veri akışımızı açamaz.',
  key_reused: 'Bu Idempotency-Key başka bir emir için kullanılmış. Yeni bir anahtar gönderin.',
  key_reserved:
    'ats: ile başlayan bir Idempotency-Key otomatik işlemler içindir. Başka bir anahtar gönderin.',
  key_invalid: 'Bir Idempotency-Key 1 ila 255 görünür karakterden oluşur.',
  factor_exists: 'Bu zaten kurulu.',
  too_many_passkeys: 'Bir hesapta {limit} geçiş anahtarı olabilir.',
  second_factor_missing: 'Lütfen önce bir ikinci faktör kurun.',
  proof_invalid: 'Lütfen siz olduğunuzu bir kez daha doğrulayın.',
  ticket_invalid: 'Bu bilet kullanılmış ya da süresi dolmuş. Yenisini isteyin.',
  identity_change_empty: 'Geçerli olan zaten bu.',
  identity_change_waiting:
    'İstediğiniz bir değişiklik inceleniyor. Onu geri alıp yeniden isteyebilirsiniz.',

  no_raise_waiting: 'Bu sınır değişmeyecek.',
  break_runs_longer: 'Şu anki molanız daha uzun sürüyor, bitişi {@until}. Kısaltılamaz.',
  self_excluded:
    'Kendinizi işlemlerden dışladınız, bitişi {@until}. Bunu hiç kimse erken bitiremez.',
  cool_off:
    'İşlemlere ara verip soğuma molası aldınız, bitişi {@until}. Bunu hiç kimse erken bitiremez.',
  own_stake_limit:
    'İşlem tutarları için kendi sınırınız {$limit}, süre birimi {=period}: kalan {$left}, ' +
    'bitişi {@until}.',
  own_loss_limit:
    'Kayıplar için kendi sınırınız {$limit}, süre birimi {=period}, açık işlemler dahil: kalan ' +
    '{$left}, bitişi {@until}.',
  own_deposit_limit:
    'Para yatırma için kendi sınırınız {$limit}, süre birimi {=period}: kalan {$left}, bitişi ' +
    '{@until}.',

  version_not_in_force:
    'Bu metnin {version} sürümü yürürlükte değil. Lütfen sayfayı yeniden yükleyin.',
  terms_not_accepted: 'Hukuki metinlerimiz değişti. Lütfen yeni işlem açmadan önce kabul edin.',
  trades_open: 'Canlı hesapta açık işlemler var ({count}). Lütfen bitmelerini bekleyin.',
  balance_left: 'Canlı hesapta hâlâ {$left} var. Lütfen önce bunu çekin.',
  withdrawals_under_way: 'Süren çekimler var ({count}). Lütfen bitmelerini bekleyin.',

  demo_ended: 'Demonuz sona erdi. Cüzdanınızdan yeniden başlatabilirsiniz.',
  demo_running: 'Demo bakiyeniz zaten $10.000 veya daha fazla.',
  demo_topup_used: 'Demo günde bir kez doldurulabilir. Şu zamandan sonra tekrar deneyin: {@again}.',
  email_unconfirmed: 'Lütfen canlı hesapta işlem yapmadan önce e-postanızı doğrulayın.',
  live_trading_closed: 'Bu kurulumda canlı işlem açık değil.',
  country_closed:
    'Profilinizdeki ülke, müşteri kabul ettiğimiz ülkeler listesinde değil: canlı işlemler ve ' +
    'para yatırma size kapalı, çekim açık. Artık başka bir yerde yaşıyorsanız ülkeyi Profili ' +
    'düzenle bölümünden değiştirin.',
  ats_stake_unclear: 'Lütfen ikisinden birini seçin: bir tutar ya da bakiyenin bir payı.',
  ats_stake_too_large: 'Planınızın otomatik işlemlerinde tutar en az {$least}, en çok {$most}.',
  ats_never_trades:
    'Hiçbir zaman işlem yapılmazdı: {$stake} tutarı, {$limit} olan sınırınızdan fazla.',
  ats_not_settled: 'Lütfen önce neyle işlem yapılacağını belirleyin.',
  ats_not_understood: 'Lütfen kaybedilmesi olası olanı okuyun ve okuduğunuzu belirtin.',
  ats_paused:
    'Çalışanlarımız otomatik işlemleri duraklattı. Lütfen devam ettiklerinde tekrar deneyin.',
  ats_plan_needed:
    'Canlı otomatik işlemler bir plana bağlıdır. Planlar bölümünden birini seçebilirsiniz.',
  ats_not_tried:
    'Canlı, aynı ayarlarla sonuçlanmış {needed} demo işlemi bekler. Şimdiye kadar {decided} var.',
  instrument_unknown: '{symbol} ile işlem yapmıyoruz.',
  instrument_closed: '{symbol} piyasası kapalı. Açılışı: {@opens}.',
  trading_stopped:
    '{symbol} için yeni işlemler şu an durduruldu. Açık işlemler sürer ve her zamanki gibi ' +
    'sonuçlandırılır.',
  duration_not_offered: 'Bu süre şu anda {symbol} için sunulmuyor.',
  price_stale: '{symbol} için şu anda taze bir fiyat yok. Lütfen bir sonrakini bekleyin.',
  no_quote: '{symbol} şu anda bu süre için adil fiyatlanamıyor. Daha uzun bir süre deneyin.',
  strike_rate_unknown: 'Bu kullanım oranı sunulmuyor.',
  stake_too_small: 'En küçük tutar {$limit}.',
  stake_too_large: '{symbol} için en büyük tutar {$limit}.',
  plan_limit_reached: 'Planınız günde {limit} canlı işleme izin veriyor. Gün 00:00 UTC’de biter.',
  deposit_first: 'Önce para yatırın: canlı hesabınızda işlem yapacak para yok.',
  insufficient_balance: 'Bakiyeniz {$available}, bu tutardan az.',
  client_payout_limit: 'Açık {symbol} işlemleriniz birlikte en fazla {$limit} ödeyebilir.',
  house_exposure_limit:
    'Bu zamanda biten başka {symbol} işlemi alamıyoruz. Başka bir süre deneyin.',

  identity_needed:
    'Lütfen önce bir kimlik belgesi gönderin: canlı işlemler belge onaylanınca başlar. Çekim ' +
    'bunu beklemez.',
  appropriateness_needed:
    'Lütfen önce canlı işlemle ilgili soruları yanıtlayın. Çekim bunu beklemez.',
  appropriateness_waits: 'Soruları şu zamandan itibaren yeniden yanıtlayabilirsiniz: {@until}.',
  appropriateness_passed: 'Soruları zaten geçtiniz.',
  first_day_stake:
    'Canlı işlemdeki ilk gününüzde bir işlemin tutarı en çok {$limit}, bitişi {@until}.',
  first_day_trades: 'Canlı işlemdeki ilk gününüzde {limit} işlem yapabilirsiniz, bitişi {@until}.',
  deposit_demo: 'Para yalnızca canlı hesaba yatırılır.',
  token_scope: 'Bu belirteç bu çağrıyı açmıyor: bunun için {scope} gerekir.',
  token_address: 'Bu belirteç sizin adresinizden kabul edilmiyor.',
  tokens_full: '{limit} belirteciniz var. Lütfen önce birini iptal edin.',
  webhooks_full: '{limit} webhook’unuz var. Lütfen önce birini kaldırın.',
  webhook_url_wrong: 'Bu, https:// ile başlayan ve herkesin ulaşabildiği bir adres olmalı.',
  webhook_ended: 'Bu webhook sona erdi. Lütfen yenisini oluşturun.',
  token_addresses_wrong: 'Bunlardan biri ne adres ne de ağ.',
  credits_closed: 'Bu kurulumda şu anda kontör satılmıyor.',
  credits_no_pack: 'Fiyat listesinde böyle bir paket yok.',
  credits_price_changed: 'Fiyat bu arada değişti: şimdi {$price}. Lütfen yeniden bakın.',
  credits_need_profile: 'Lütfen önce profilinizi tamamlayın: faturada siz ve ülkeniz yazar.',
  credits_need_identity:
    'Lütfen önce bir kimlik belgesi gönderin: belge onaylanınca kontör satın alınabilir.',
  credits_above_balance: 'Canlı bakiyeniz {$live}; bu paket {$price} tutuyor.',
  credits_needed: 'Otomatik işlemcinin en az bir kontöre ihtiyacı var. Sizde {left} var.',
  credits_not_returnable: 'Bu satın almadan geri verilebilecek bir şey yok.',
  credits_order_ended: 'Bu para yatırma kontörlerini zaten satın aldı.',
  deposits_closed: 'Bu kurulumda para yatırma açık değil.',
  deposit_needs_email: 'Lütfen para yatırmadan önce e-postanızı doğrulayın.',
  deposit_not_offered: '{currency} ile para yatırma şu anda sunulmuyor.',
  deposit_too_small: 'En küçük para yatırma {$limit}.',
  deposit_too_large: 'En büyük para yatırma {$limit}.',
  deposits_waiting:
    'Ödeme bekleyen {limit} para yatırmanız var. Lütfen önce birini ödeyin ya da birinden ' +
    'vazgeçin.',
  quote_over: 'Bu kur artık tutulmuyor. Yenisini alın.',
  quote_invalid: 'Bu kur, bu para yatırma için bizim verdiğimiz bir kur değil.',
  address_integrity:
    'Para yatırma adresiniz şu anda güvenle gösterilemiyor. Lütfen önceden elinizde olan bir ' +
    'adrese hiçbir şey göndermeyin; çalışanlarımızın haberi var.',
  test_coins_amount: 'Test musluğu bir seferde en fazla on coin verir.',
  deposit_ended: 'Bu para yatırmanın durumu artık: {=status}.',
  deposit_under_way: 'Bu para yatırmanın ödemesi zaten görüldü: artık vazgeçilemez.',
  charge_other: 'Bu ödeme zaten başka bir para yatırmaya geçirildi.',
  cards_closed: 'Kartla para yatırma şu anda sunulmuyor.',
  card_fields_wrong: 'Lütfen tüm alanları doğru doldurun.',
  card_token_invalid: 'Kart için yazdıklarınız çok eski ya da kullanılmış. Lütfen yeniden yazın.',
  cards_declined:
    'Kartla birkaç ödeme reddedildi. Lütfen şu zamandan sonra tekrar deneyin: {@until}, ya da ' +
    'başka bir yolla yatırın.',
  card_number_sent:
    'Bu, bir ödeme kartının tam numarasına benziyor. Kart numarası almıyoruz: lütfen yalnızca ' +
    'kart sağlayıcısının alanlarına yazın.',
  webhook_forged: 'Bu mesaj kart sağlayıcısından değil.',

  withdrawal_demo: 'Çekimler yalnızca canlı hesaptan yapılır.',
  withdrawal_above_balance: 'Kullanılabilir bakiyenizden fazlasını çekemezsiniz.',
  withdrawal_too_small: 'Bu yöntemle en küçük çekim {$limit}; {$fee} ücreti tutardan düşülür.',
  withdrawal_too_large: 'En büyük çekim {$limit}.',
  withdrawal_day_limit:
    '24 saatte {$limit} çekebilirsiniz; kalan {$left}. Onaylı kimlik belgeleriyle bu ' +
    '{$verified} olur.',
  withdrawals_held:
    'Parolanız, e-postanız veya ikinci faktörünüz değiştirildi ya da bir çekim e-postasından ' +
    'iptal edildi: çekim şu zamandan sonra yeniden mümkün: {@until}.',
  withdrawals_waiting: 'Süren {limit} çekiminiz var. Lütfen birinin bitmesini bekleyin.',
  destinations_full: 'Bir adres defterinde {limit} yer vardır.',
  step_up_required: 'Lütfen siz olduğunuzu doğrulayın.',
  bank_fields_wrong: 'Lütfen tüm alanları doğru doldurun.',
  wallet_wrong: '{=fault}',
  wallet_is_ours: 'Bu, bu platformun bir para yatırma adresi: para dışarı çıkmazdı.',
  withdrawal_method_closed: 'Bu yolla çekim şu anda sunulmuyor: {=method}.',
  withdrawal_ended: 'Bu çekimin durumu artık: {=status}.',

  plan_not_funded:
    '{plan} planı, yatırılanlar eksi çekilenler olarak {$funding} ister: {$missing} eksik. Plan ' +
    'için hiçbir ücret alınmaz.',
  plan_chosen: 'Bir planınız var: daha yükseği istek üzerine verilir.',
  plan_not_chosen: 'Henüz bir planınız yok: lütfen önce birini seçin.',
  plan_not_higher: 'Yalnızca sizinkinden yüksek bir plan istenebilir.',
  plan_request_open: '{plan} planını istediniz. Başka bir istek onun yerini alır.',
  plan_request_decided: 'Bu isteğin durumu artık: {=state}.',
  notice_fixed:
    'Paranız, kimliğiniz ve hesabınıza kimin girebileceğiyle ilgili olanlar her zaman bildirilir ' +
    've e-postayla gönderilir.',
  push_service_unknown: 'Bu tarayıcının hizmetiyle anlık bildirim gönderilemez.',
  push_devices_most: 'Anlık bildirimler en çok {most} cihaza gider. Lütfen önce birini kaldırın.',
  price_alerts_most: 'Aynı anda {most} fiyat uyarısı bekleyebilir. Lütfen önce birini kaldırın.',
  price_alert_reached: '{symbol} fiyatı zaten {price}.',
  unsubscribe_key_unknown: 'Bu bağlantı hiçbir e-postayı durdurmaz.',

  ...promotion.refusals,
  ...trader.refusals,
  ...tournament,
} as const satisfies Readonly<Record<ClientRefusalCode, string>>

export const successes = {
  signed_up: 'Lütfen posta kutunuza bakın ve e-postanızı doğrulayın.',
  profile_saved: 'Profiliniz kaydedildi.',
  document_sent: 'Kimlik belgeniz gönderildi.',
  email_confirmed: 'E-postanız doğrulandı.',
  email_confirmed_already: 'E-postanız zaten doğrulanmış.',
  link_sent: 'Size yeni bir bağlantı gönderdik. Lütfen posta kutunuza bakın.',
  reset_asked: 'Bu adres bir hesaba aitse ona bir bağlantı gönderdik. Lütfen posta kutunuza bakın.',
  password_changed: 'Parolanız değiştirildi.',
  email_changed: 'E-posta adresiniz değiştirildi.',
  email_change_asked: 'Lütfen yeni adrese gönderdiğimiz bağlantıyı açın.',
  message_received: 'Mesajınız alındı. E-postayla yanıt veririz.',
  transcript_sent: 'Posta kutunuza gönderdik.',

  profile_updated: 'Profiliniz güncellendi.',
  picture_removed: 'Resminiz kaldırıldı.',
  identity_change_asked: 'İsteğinizi aldık. Karar verilene kadar daha önce bilinen geçerlidir.',
  identity_change_taken_back: 'Geri alındı. Hiçbir şey değişmedi.',
  texts_accepted: 'Metinleri kabul ettiniz.',
  demo_ready: 'Demonuz hazır.',
  ats_settled: 'Otomatik işlem ayarlarınız kaydedildi.',
  ats_on: 'Otomatik işlemler açık.',
  ats_off: 'Otomatik işlemler kapalı.',
  account_closed: 'Hesabınız kapatıldı.',
  plan_set: 'Planınız belirlendi. Hiçbir ücret alınmadı.',
  plan_requested: 'İsteğiniz gönderildi. Çalışanlarımız inceleyecek.',
  plan_request_taken_back: 'İsteğiniz geri alındı.',

  authenticator_on: 'Kimlik doğrulama uygulamanız açık.',
  authenticator_off: 'Kimlik doğrulama uygulamanız kapalı.',
  authenticator_made: 'Şimdi onu uygulamanıza ekleyin.',
  recovery_codes_made: 'Yeni kurtarma kodlarınız.',
  passkey_added: 'Geçiş anahtarınız eklendi.',
  passkey_renamed: 'Geçiş anahtarı yeni adını aldı.',
  passkey_removed: 'Geçiş anahtarı kaldırıldı.',
  session_ended: 'O oturum sona erdi.',
  sessions_ended: 'Diğer oturumlar sona erdi.',
  no_other_sessions: 'Başka oturum yoktu.',
  device_forgotten: 'O tarayıcı unutuldu.',

  limit_set: 'Sınırınız belirlendi.',
  limit_raise_waits: 'Sınırınız 24 saat içinde değişir.',
  limit_stays: 'Sınırınız olduğu gibi kalır.',
  reminder_set: 'Hatırlatıcınız ayarlandı.',
  reminder_off: 'Hatırlatıcı kapalı.',
  cool_off_started: 'Soğuma molanız başladı.',
  questions_passed: 'Geçtiniz: canlı işlem yapabilirsiniz.',
  questions_failed: 'Bu kez yeterli olmadı. 24 saat sonra yeniden deneyebilirsiniz.',
  self_excluded: 'Kendinizi dışladınız.',

  deposit_asked: 'Para yatırma isteğiniz alındı. Ödeme doğrulanınca hesaba geçirilir.',
  card_deposit_asked: 'Para yatırma isteğiniz alındı.',
  deposit_given_up: 'Para yatırmadan vazgeçtiniz.',
  token_made: 'Belirteciniz. Yalnızca bu kez gösterilir.',
  token_revoked: 'O belirteç iptal edildi.',
  webhook_made: 'Webhook’unuz. Gizli anahtarı yalnızca bu kez gösterilir.',
  webhook_secret_made: 'Yeni gizli anahtar. Yalnızca bu kez gösterilir.',
  webhook_paused: 'O webhook duraklatıldı. Bu arada olanlar bekler.',
  webhook_resumed: 'O webhook’a yeniden gönderiliyor.',
  webhook_removed: 'O webhook sonlandırıldı.',
  webhook_tested: 'Bir mesaj yolda.',
  webhook_replayed: 'Yeniden gönderiliyorlar.',
  tournament_joined: 'Turnuvadasınız.',
  tournament_left: 'Turnuvadan ayrıldınız.',
  tournament_rebought: 'Yeniden başlangıçtaki jetonlara sahipsiniz.',
  credits_bought: 'Kontörler sizin.',
  credits_ordered: 'Para yatırma, hesaba geçirilince kontörleri satın alır.',
  credits_order_dropped: 'Para yatırma kontör satın almaz: gelen, bakiyenizde kalır.',
  promotion_granted: 'Sizin oldu. Bundan ne çıktığı aşağıda yazar.',
  grant_given_up: 'Vazgeçtiniz. Kendi paranızda hiçbir şey değişmedi.',
  credits_given_back: 'Kontörler geri verildi; para bakiyenizde.',
  test_coins_sent: 'Test coin’leri yolda.',
  withdrawal_asked: 'Çekiminiz kaydedildi; para onun için ayrıldı.',
  withdrawal_cancelled: 'Çekiminiz iptal edildi; para geri döndü.',
  withdrawal_stopped: 'Çekim iptal edildi; para geri döndü.',
  withdrawal_code_sent: 'Bir kod posta kutunuza yolda.',
  address_added: 'Adres defterinizde.',
  address_removed: 'Adres kaldırıldı.',

  ...trader.successes,
} as const satisfies Readonly<Record<SuccessCode, string>>
