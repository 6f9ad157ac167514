// In Turkish: what each indicator means, and where it ends.

export const meanings: readonly (readonly [indicator: string, meaning: string])[] = [
  [
    'Hareketli ortalamalar',
    'En yeni kapanışların ortalaması. Basit olanı hepsini eşit sayar; üstel olanı yeni ' +
      'kapanışları daha çok sayar. Fiyatı yumuşatırlar ve bu yüzden hep geç gelirler: yatay ' +
      'giden bir piyasada fiyat onları anlamı olmadan bir o yana bir bu yana keser.',
  ],
  [
    'RSI',
    'J. Welles Wilder’in göreceli güç endeksi, ortalama yükselişi ortalama düşüşle ' +
      'karşılaştırır: fiyatın yalnızca düştüğü yerde 0, yalnızca yükseldiği yerde 100. Yüksek ' +
      'bir değer dönüş işareti değildir; güçlü bir trendde uzun süre yüksek kalabilir.',
  ],
  [
    'MACD',
    'Gerald Appel’e göre kısa ve uzun bir üstel ortalama arasındaki mesafe ile bu mesafenin ' +
      'sinyal denen ortalaması. Ortalamalardan yapıldığı için iki kez geç gelir ve büyüklüğü ' +
      'enstrümanlar arasında karşılaştırılamaz.',
  ],
  [
    'Bollinger bantları',
    '20 kapanışın ortalaması ve her yana iki standart sapma, John Bollinger’e göre. Fiyat çok ' +
      'hareket ettikten sonra geniş, etmedikten sonra dardır. Fiyatlar bantların dışına ders ' +
      'kitabındaki çan eğrisinin öngördüğünden daha sık çıkar.',
  ],
]
