// In Japanese: the overview of the market, and the page of each instrument.

import type { Messages } from '#contract/shared/messages.ts'
import type { instruments as english } from '../instruments.ts'

export const instruments: Messages<typeof english> = {
  title: '金融商品',
  description:
    '暗号資産から株式まで、ここで価格を提示するすべて。提供元と経過時間の付いた価格、チャート、' +
    '指標。',
  lead:
    '一部は取引でき、残りは比較のために表示しています。どの価格にも、誰が示したものか、' +
    'どれだけ前のものかが示されます。',
  market: '市場の概要',
  tabs: '銘柄の種類',
  tab: {
    crypto: '暗号資産',
    currencies: '通貨',
    indices: '指数',
    commodities: '商品',
    bonds: '債券',
    stocks: '株式',
    catalogue: 'その他の一覧',
  },
  catalogueNote: 'これらは比較のために価格を提示するもので、ここでは取引できません。',
  search: 'すべての銘柄を検索',
  searchHint: '名称またはコード（例: ETH）',
  sort: '並べ替え',
  sortOptions: {
    listed: '掲載順',
    name: '名称',
    price: '価格の高い順',
    priceUp: '価格の低い順',
    change: '変動の大きい順',
    changeDown: '変動の小さい順',
    nameDown: '名称の逆順',
  },
  columns: { name: '銘柄', day: '直近1日', price: '価格', change: '24時間' },
  found: (count) => `${count}件の銘柄が見つかりました。`,
  nothing: 'この種類に、その名称の銘柄はありません。',
  elsewhere: (count, tab) => `${tab}に${count}件`,
  more: (left) => `さらに表示（残り${left}件）`,
  pricesAt: (time) => `${time} UTCの価格。`,
  live: '新しい価格が届くと動きます。',
  showChart: (name) => `${name}のチャートを表示`,
  chosen: '選択した銘柄',
  open: (name) => `${name}の詳細`,
  failed: '市場を読み込めませんでした。',

  technical: 'テクニカルの要約',
  technicalLead: (interval) => `${interval}足の終値から当社が計算しています。`,
  intervals: { 60: '1分', 900: '15分', 3600: '1時間', 86400: '1日' },
  indicator: '指標',
  value: '値',
  says: '現在示していること',
  tooFew: 'この指標には履歴が足りません。',
  waiting: '計算中です。',
  average: {
    sma20: '20本の平均',
    sma50: '50本の平均',
    ema20: '20本の指数平均',
  },
  averageSays: {
    above: '価格はこの平均より上にあります。',
    below: '価格はこの平均より下にあります。',
    level: '価格はこの平均と同じです。',
  },
  rsi: 'RSI (14)',
  rsiSays: {
    high: '直近14本のローソク足で、上昇が下落を大きく上回りました（70以上）。',
    low: '直近14本のローソク足で、下落が上昇を大きく上回りました（30以下）。',
    middle: '上昇も下落も、大きく勝ってはいませんでした（30から70の間）。',
  },
  macd: 'MACD (12, 26, 9)',
  macdValue: (line, signal) => `${line}、\nシグナル線 ${signal}`,
  macdSays: {
    above: '線がシグナル線より上にあります。短期のトレンドが長期より強まりました。',
    below: '線がシグナル線より下にあります。短期のトレンドが長期より遅れました。',
    level: '線がシグナル線と同じです。',
  },
  bands: 'ボリンジャーバンド (20, 2)',
  bandsValue: (lower, upper) => `${lower}\n～ ${upper}`,
  bandsSays: {
    above: '価格は上のバンドより上にあります。値動きの大きさの割に、平均を大きく上回っています。',
    below: '価格は下のバンドより下にあります。値動きの大きさの割に、平均を大きく下回っています。',
    within: '価格はバンドの間にあります。',
  },
  means: 'それぞれの意味と限界',
  limits:
    'すべて過去の価格だけから計算されています。価格が次にどう動くかを示すものは1つもなく、' +
    '助言でもありません。ここの提示の確率は、これらから来るものではありません。',

  crypto: '暗号資産同士、または暗号資産と通貨のペア',
  pair: '通貨ペア',
  ofExchange: {
    Indices: '株価指数',
    Commodities: '商品',
    Bonds: '国債',
    Stocks: '株式',
  },
  quoted: '価格の提示のみ。ここでは取引できません',
  tradedLead: (kind) => `${kind}。ここで、時間を決めて取引できます。`,
  quotedLead: (kind) => `${kind}。ここでは比較のために価格を提示し、注文は受け付けません。`,
  pageTitle: (name) => `${name}: 価格、チャート、条件`,
  pageDescription: (name) =>
    `${name}: 提供元と経過時間の付いた価格、チャート、指標の示すこと、取引の条件。`,
  behaviour: {
    title: 'これまでの値動き',
    volatility: 'ボラティリティ',
    aYear: (share) => `年率${share}`,
    with: (index) => `${index}との相関`,
    tooLittle: 'まだ分かりません。まる3日の取引日が必要です',
    from: (days, until) =>
      `${until}までの${days}取引日の1時間ごとの終値（夜間を含む）から、当社が計算しています。`,
    means:
      'ボラティリティは、価格がどれだけ上下したかを年率にしたもので、' +
      '方向については何も示しません。相関は、1時間ごとの動きがどれだけ指数と連れ立ったかで、' +
      '1ならば一緒に、0ならばそれぞれ別に、\u22121ならば互いに逆に動きました。' +
      'どちらも過去のもので、変わります。',
  },
  price: '価格とチャート',
  terms: '条件',
  termsQuoted: '価格の提示内容',
  facts: {
    code: 'コード',
    exchange: '取引所',
    currency: '通貨',
    tick: '価格の最小単位',
    hours: '取引時間',
    taken: 'うち、ここで取引できる時間',
    now: '現在',
    durations: '期間',
    amount: '1取引の金額',
    payout: 'お客様1人の未決済取引の払戻しの上限',
    margin: '各価格に含まれる当社のマージン',
    age: '注文を受け付ける価格の最大経過時間',
    delay: '開始価格: 次の時間の後の最初の価格',
  },
  takenHours: (from, to) => `${from}～${to} (UTC)`,
  eveningBefore: (time) => `前日夜の${time}`,
  sessionsIn: (times, city) => `月曜日から金曜日、${times}（${city}時間）。祝日を除く。`,
  holidayOn: (date) => `次の休場日は${date}です。`,
  always: '毎日、24時間',
  weekly: (fromDay, fromTime, toDay, toTime) =>
    `毎週、${fromDay}${fromTime}から${toDay}${toTime} (UTC) まで休場`,
  days: ['日曜日', '月曜日', '火曜日', '水曜日', '木曜日', '金曜日', '土曜日'],
  openNow: '取引時間中',
  openUntil: (when) => `${when} UTCまで取引時間中`,
  closedUntil: (when) => `${when} UTCまで休場`,
  durationsNote: '市場が閉まる前に終わるものを提供します。',
  between: (least, most) => `${least}～${most}`,
  seconds: (seconds) => `${seconds}秒`,
  strikeRates: 'ストライクレート',
  strikeRatesLead:
    'ストライクレートは、当たった場合の金額に対する利益です。ストライクは、' +
    'この利益が公正に値付けされるだけ価格から離して、当社のマージンを差し引いて置かれます。',
  rateColumns: { rate: 'ストライクレート', buy: 'Buyの利益', sell: 'Sellの利益' },
  meansHere: 'ここで取引することの意味',
  meansTraded: (name) => [
    `${name}を所有することは一切ありません。選んだ時間の後に、` +
      'その価格がストライクより上で終わるか下で終わるかを示し、それに金額を投じます。',
    '当たれば、金額が、事前に示された利益とともに戻ります。外れれば、その全額を失います。' +
      '価格がストライクちょうどで終われば、金額が戻ります。',
    'すべての取引の相手方は当社であり、当社のマージンはすべての価格に含まれます。' +
      '多くの取引を重ねれば、大半の人が損をします。結果を決める価格は、誰でもここで読める、' +
      '保存された系列です。',
  ],
  meansQuoted: (name) => [
    `${name}はここでは取引できません。価格は比較のために表示しています。`,
    '取引できるものには、市場の概要で印が付いています。',
  ],
  trade: (name) => `${name}を取引`,
  demoNote: 'デモ口座にお金はかかりません。',
  overview: '市場の概要',
  about: (coin) => `${coin}について`,
  readFairness: '価格の作り方と検証の方法',
  readRisk: 'リスク開示',
}
