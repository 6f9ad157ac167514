// In Turkish: why a signal was not traded, or why automated trades are off.

import type { Messages } from '../../shared/messages.ts'
import type { atsReasons as english } from '../ats-reason-words.ts'

export const atsReasons: Messages<typeof english> = {
  paused_for_all: 'Çalışanlarımız otomatik işlemleri herkes için duraklattı.',
  paused_by_staff: 'Çalışanlarımız otomatik işlemlerinizi duraklattı.',
  no_plan: 'Canlı otomatik işlemler bir plana bağlıdır ve sizin planınız yok.',
  not_tried: 'Canlı otomatik işlemler, aynı ayarlarla sonuçlanmış on demo işlemi bekler.',
  outside_hours: 'Seçtiğiniz saatlerin dışındaydı.',
  plan_trades: 'Planınızın gün için izin verdiği tüm otomatik işlemler yapılmıştı.',
  day_trades: 'Bir gün için izin verdiğiniz tüm işlemler yapılmıştı.',
  day_stake: 'Bir tane daha, günlük en çok işlem tutarınızı aşardı.',
  day_loss: 'Bir tane daha, açık işlemler dahil, günlük en çok kaybınızı aşabilirdi.',
  cooling_down: 'Bir kayıptan hemen sonraydı: bekleme süreniz işliyordu.',
  pair_dropped: 'Parite, izin verdiğiniz kadar üst üste kaybetmişti.',
  drawdown_open: 'Açık olanlarla birlikte bir tane daha, en büyük düşüşünüzü aşabilirdi.',
  stake_too_small: 'Bakiyeden payınız bir dolardan azdı.',
  stake_too_large: 'Tutar, planınızın otomatik işlemlerinde olabilecekten fazlaydı.',
  refused_often: 'Günün emirleri elli kez reddedildi: UTC gece yarısından önce hiçbiri denenmez.',
  too_late: 'Sinyale zamanında sıra gelmedi: penceresi çok uzun süredir açıktı.',
  not_sent: 'Emir gönderilmeden önce sunucu kesintiye uğradı.',
  switched_off: 'Sırası gelmeden kapatıldı.',
  by_client: 'Siz kapattınız.',
  other_settings: 'Ayarlar değişti.',
  losses_in_row: 'İzin verdiğiniz kadar üst üste kaybedildi.',
  drawdown: 'Bir sonraki, en büyük düşüşünüzü aşabilirdi.',
}
