// In Portuguese: letters about what trades by itself, programs and awaited prices.

import type { Messages } from '#contract/shared/messages.ts'
import type {
  alerts as englishAlerts,
  ats as englishAts,
  bots as englishBots,
  keys as englishKeys,
  webhooks as englishWebhooks,
} from '../automation.ts'

export { atsReasons } from '#contract/client/pt/ats-reason-words.ts'

const ownTrades = 'As suas operações automáticas'

export const ats: Messages<typeof englishAts> = {
  ended: (reason) => ({
    subject: 'As suas operações automáticas estão desligadas',
    paragraphs: [
      `As suas operações automáticas foram desligadas. ${reason}`,
      'A partir de agora nada é negociado por si só. As negociações abertas ' +
        'vão até ao fim. Ficam desligadas até as voltar a ligar.',
    ],
    action: ownTrades,
  }),
  refused: 'Uma ordem foi recusada; o registo diz porquê.',
  paused: (reason) => ({
    subject: 'As suas operações automáticas estão em pausa',
    paragraphs: [
      `A nossa equipa pôs as suas operações automáticas em pausa, e diz porquê: ${reason}`,
      'Nada é negociado por si só até continuarem. As negociações abertas vão ' + 'até ao fim.',
    ],
    action: ownTrades,
  }),
}

export const bots: Messages<typeof englishBots> = {
  subject: (pair) => `O seu bot para ${pair} parou`,
  live: (pair, why) => `O seu bot para ${pair}, que negociava a sério, parou sozinho: ${why}`,
  paper: (pair, why) => `O seu bot para ${pair}, que negociava no papel, parou sozinho: ${why}`,
  until: 'Não começa nada até o voltar a iniciar.',
  action: 'Ver os seus bots',
  whys: {
    drawdown: 'perdeu tanto quanto permitiu.',
    low_profit: 'as suas últimas negociações perderam em conjunto.',
    too_little: 'o que resta em risco é menos do que a bolsa aceita para uma ordem.',
    key_ended:
      'a sua chave já não é usada. O que está aberto na bolsa continua lá ' + 'aberto: veja-o.',
  },
}

export const webhooks: Messages<typeof englishWebhooks> = {
  made: (place) => ({
    subject: 'Foi criado um webhook',
    paragraphs: [
      'A partir de agora este endereço é avisado quando negociações suas são ' +
        `liquidadas ou dinheiro seu se move: ${place}`,
      'Se não foi você, remova-o e mude já a sua palavra-passe.',
    ],
    action: 'Ver os seus webhooks',
  }),
  ended: (place, why) => ({
    subject: 'Um webhook terminou',
    paragraphs: [
      `Já nada é enviado para ${place}: ${why}.`,
      'Quando o seu programa lá estiver de novo, crie um novo webhook.',
    ],
    action: 'Ver os seus webhooks',
  }),
  whys: {
    gone: 'respondeu que se foi para sempre',
    failing: 'durante cinco dias nada lá chegou',
  },
}

export const keys: Messages<typeof englishKeys> = {
  ended: (name, why) => ({
    subject: 'Já não usamos a sua chave da bolsa',
    paragraphs: [
      `Já não usamos a chave «${name}».`,
      why,
      'Aquilo com que assina foi apagado aqui. A negociação automática com ela ' +
        'terminou; o que está aberto na bolsa continua lá aberto até o fechar. ' +
        'Veja a sua conta lá.',
    ],
  }),
  whys: {
    removed: 'Removeu-a.',
    too_mighty:
      'A bolsa diz que ela pode mais do que negociar e ler, por exemplo ' +
      'levantar. Não usamos uma chave assim, nem guardamos nenhuma.',
    not_accepted: 'A bolsa já não a aceita: foi lá revogada, ou expirou.',
  },
}

export const alerts: Messages<typeof englishAlerts> = {
  subject: (symbol, price) => `${symbol} chegou a ${price}`,
  reached: (at, symbol, price, wish) =>
    `Em ${at} o preço de ${symbol} que publicamos era ${price}. ${wish}`,
  over: 'Não diz nada sobre para onde vai o preço a partir daí. Este alerta ' + 'terminou.',
  action: 'Ver os seus alertas de preço',
  wishes: {
    above: 'Pediu para ser avisado quando estivesse tão alto.',
    below: 'Pediu para ser avisado quando estivesse tão baixo.',
    moved: 'Pediu para ser avisado quando se tivesse movido tanto.',
  },
}
