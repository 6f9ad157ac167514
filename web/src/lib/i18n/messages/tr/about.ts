// In Turkish: who runs this, what we build and why.

import type { Messages } from '#contract/shared/messages.ts'
import type { about as english } from '../about.ts'

export const about: Messages<typeof english> = {
  title: 'Hakkımızda',
  description:
    'Bu işlem platformunun ne olduğu, neden her fiyatı ve sonucu kontrol edilebilecek şekilde ' +
    'kurulduğu ve onu kimin işlettiği.',
  lead:
    'Her fiyatını ve sonucunu bize inanmak zorunda kalmadan kontrol edebileceğiniz, kısa ' +
    'işlemler için bir yer kuruyoruz.',
  story: {
    title: 'Bunu neden kuruyoruz',
    paragraphs: [
      'Sabit süreli işlemlerin kötü bir adı var ve bunu hak ettiler. Kasa için doğru anda ' +
        'hareket eden fiyatlar. Hiç ödenmeyen kazançlar. Ancak biri parasını geri istediğinde ' +
        'ortaya çıkan ücretler. Adil bir bahis gibi görünen ama öyle olmayan olasılıklar.',
      'Böyle bir platformu yürütmek için bunların hiçbiri gerekmez. Bir fiyat gösterilmeden ' +
        'önce saklanabilir. Bir kural emirden önce sabitlenebilir. Bir marj belirtilebilir. Bir ' +
        'sonuç, onu yeniden hesaplamak için gereken her şeyle gelebilir. Biz de bunu kurmaya ' +
        'giriştik: kontrol edilebildiği için güven istemeyen bir ürün.',
      'Bu yine de çoğu insanın zamanla kaybettiği bir ürün. Marjımız her fiyatın parçasıdır ve ' +
        'işin bedeli bununla ödenir. Bunu sonradan fark etmeniz yerine, başlamadan önce size ' +
        'söylemeyi tercih ederiz.',
    ],
  },
  pointsTitle: 'Bizi sorumlu tutabileceğiniz dört şey',
  points: [
    [
      'Tıklamadan önce koşullar',
      'Kullanım fiyatının nerede olacağı, kâr, kayıp, kazanmanız gereken işlem payı ve marj: ' +
        'hepsi siz emir vermeden önce ekranda durur.',
    ],
    [
      'Değiştirilemeyen fiyatlar',
      'Bir işlemi belirleyebilecek her fiyat, kaynağı ve zamanıyla saklanır ve sonra sabittir. ' +
        'Fiyat düzenleyen, kazanan seçen veya bir işlemi yeniden sonuçlandıran bir ekran ya da ' +
        'yetki yoktur.',
    ],
    [
      'Her işlem için bir makbuz',
      'Koşullar, belirleyici iki fiyat ve çevrelerindeki dakika. Tarayıcınız sonucu yeniden ' +
        'hesaplar, siz de hesaplayabilirsiniz.',
    ],
    [
      'Para çıkmadan önce ödenecek bir şey yok',
      'Bir çekimin önünde ücret, para yatırma veya plan yoktur. Masraflar tutardan düşülür ve ' +
        'önceden gösterilir.',
    ],
  ],
  valuesTitle: 'Neye değer veriyoruz',
  values: [
    [
      'Açıklık',
      'Bir şeyin ne olduğunu, ne tuttuğunu ve size ne yapabileceğini kısa kelimelerle söyleriz. ' +
        'Bu sayfalardaki bir rakam nereden geldiğini söyler ya da gösterilmez.',
    ],
    [
      'Eşitlik',
      'Demo ve canlı aynı kurallar, fiyatlar ve koşullarla yürür. Kimse kazandığı için, ' +
        'kaybettiği için ya da hesabının büyüklüğü için başka olasılıklar almaz.',
    ],
    [
      'Ölçülülük',
      'Saat yalnızca bir zamanın gerçekten bittiği yerde işler ve hiçbir şey bir kazancı ' +
        'kutlamaz. Kendi yatırmalarınıza, işlem tutarlarınıza ve kayıplarınıza sınır koyabilir, ' +
        'mola verebilir ya da hesabı, açarken attığınız kadar az adımla kapatabilirsiniz.',
    ],
  ],
  whoTitle: 'Bunu kim işletiyor',
  whoLead:
    'Yazılım farklı işletmecilerce işletilebilir. Bu sitenin işletmecisi kendisi hakkında ' +
    'şunları belirtmiştir.',
  whoMissing:
    'Bu sitenin işletmecisi burada şirketini belirtmemiştir. Böyle olduğu sürece bu siteyi bir ' +
    'tanıtım olarak kabul edin.',
  facts: {
    company: 'Şirket',
    number: 'Şirket numarası',
    address: 'Adres',
    email: 'E-posta',
    phone: 'Telefon',
  },
  contact: 'Bize yazın',
  sandbox:
    'Bu site bir tanıtım kurulumudur: lisans ayarlanmamıştır ve gerçek para alamaz. Buradaki ' +
    'her şeyi oyun parasıyla deneyebilirsiniz.',
}
