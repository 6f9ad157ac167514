// In Turkish: what the server says of the automated trader, by code.

import type { traderRefusals } from '#contract/client/trader-refusals.ts'
import type { traderSuccesses } from '#contract/client/trader-successes.ts'

export const refusals = {
  practice_closed: 'Canlı bir kurulumun alıştırma borsası yoktur.',
  practice_not_open: 'Alıştırma borsasında henüz hesabınız yok: lütfen önce açın.',
  practice_keys_most:
    'Alıştırma borsasındaki bir hesapta en fazla {limit} anahtar olur. Lütfen birini iptal edin.',
  exchange_closed: 'Bu borsa burada sunulmuyor.',
  exchange_silent: 'Borsa şu anda yanıt vermiyor. Lütfen bir dakika sonra tekrar deneyin.',
  exchange_key_wrong:
    'Borsa bu anahtarı kabul etmiyor. Yanlış yazılmış, iptal edilmiş ya da başka bir borsanın ' +
    'olabilir.',
  exchange_key_too_mighty:
    'Bu anahtar işlem yapmak ve okumaktan fazlasını yapabiliyor: {rights}. Çekim veya transfer ' +
    'yapabilen anahtar almıyoruz. Lütfen onu borsada silin ve yalnızca işlem yapıp okuyabilen ' +
    'bir anahtar oluşturun.',
  exchange_key_cannot_read:
    'Bu anahtar, işlem için gereken bakiyeleri ve emirleri okuyamıyor: {rights}.',
  exchange_key_cannot_trade: 'Bu anahtar işlem yapamıyor: {rights}.',
  exchange_key_known: 'Bu anahtar burada zaten kullanılıyor.',
  trader_bots_most: 'En fazla {limit} botunuz olabilir.',
  trader_key_ended: 'Bu anahtar artık kullanılmıyor. Lütfen başka bir anahtar ekleyin.',
  trader_pair_unknown:
    'Bu borsa {pair} paritesinde spot işlem yapmıyor ya da sayabildiğimiz parçalarla yapmıyor.',
  trader_risk_unread:
    'Lütfen riske atılan parayı sıfırdan büyük bir sayı olarak yazın, örneğin 250.5.',
  trader_risk_too_small: 'Riske atılan para en az {least} olmalı: borsa daha küçük emir almıyor.',
  trader_risk_too_large: 'Bu, bir botun sahip olabileceğinden fazla riske atılan para.',
  trader_running: 'Bu bot zaten böyle çalışıyor.',
  trader_stopping: 'Bu bot durduruluyor. Lütfen durmasını bekleyin.',
  trader_stop_first: 'Bu bot gerçekten işlem yapıyor: lütfen önce durdurun.',
  trader_dry_first: 'Bir bot önce denemede çalışır: lütfen bir deneme çalıştırması başlatın.',
  trader_dry_longer:
    'Bu bot yeterince uzun süre denemede çalışmadı. Gerçekten işlem yapabileceği zaman: {@until}.',
  trader_dry_only:
    'Bu borsa bir anahtarın neler yapabileceğini söyleyemiyor, bu yüzden onunla yalnızca deneme ' +
    'çalıştırması yapıyoruz.',
  trader_paused:
    'Çalışanlarımız otomatik işlemi duraklattı. Devam etmesine izin verene kadar yeni bir şey ' +
    'başlamaz.',
  exchange_keys_most: 'En fazla {limit} anahtarınız olabilir. Lütfen birini kaldırın.',
} as const satisfies Readonly<Record<keyof typeof traderRefusals, string>>

export const successes = {
  practice_opened: 'Alıştırma borsasındaki hesabınız açıldı.',
  practice_key_made:
    'Anahtarınız oluşturuldu. İmzaladığı gizli anahtar yalnızca bu kez gösterilir.',
  practice_key_revoked: 'Anahtar iptal edildi.',
  exchange_key_added: 'Anahtar eklendi.',
  exchange_key_removed: 'Anahtar kaldırıldı, imzaladığı gizli anahtar silindi.',
  bot_made: 'Botunuz oluşturuldu. Siz başlatana kadar hiçbir şey yapmaz.',
  bot_started: 'Bot çalışıyor.',
  bot_stopping: 'Bot durduruluyor.',
} as const satisfies Readonly<Record<keyof typeof traderSuccesses, string>>
