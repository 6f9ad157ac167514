// In Portuguese: how we say where a figure comes from, and what each source is. A claim that has no
// words here keeps the server's English ones.

import type { ClaimId } from '#contract/public/claims.ts'
import type { Messages } from '#contract/shared/messages.ts'
import type { claims as english } from '../claims.ts'

const attested = 'Declarado pelo operador no documento aqui nomeado.'
const margin =
  'A margem com que cada preço é feito aqui, tal como está definida agora; uma só para todos ' +
  'os instrumentos.'

const says: Partial<Record<ClaimId, string>> = {
  instruments: 'Contados: os instrumentos para os quais esta instalação dá preços.',
  tradable_instruments:
    'Contados: os instrumentos que podem ser negociados aqui, dos que têm preço.',
  demo_days: 'A regra do programa que inicia cada conta demo, a mesma para todos.',
  demo_money: 'A regra do programa que enche cada conta demo, a mesma para todos.',
  top_payout:
    'A maior taxa de ganho entre as strike rates oferecidas agora. Quanto maior o ganho, ' +
    'menos provável é. Contadas: as strike rates oferecidas.',
  margin_rate: margin,
  loss_share:
    'De todas as contas reais com uma operação liquidada nos últimos doze meses: aquelas ' +
    'cujas apostas nessas operações somaram mais do que lhes foi pago, segundo o livro-razão.',
  loss_median:
    'De todas as contas reais com uma operação liquidada nos últimos doze meses cujas apostas ' +
    'nessas operações somaram mais do que lhes foi pago: o montante que metade delas perdeu pelo ' +
    'menos, segundo o livro-razão. Contadas: todas as contas reais com uma operação dessas.',
  payouts_made:
    'Contados no livro-razão: levantamentos cujo dinheiro saiu, nos últimos doze meses.',
  segregated_funds: attested,
  founded: attested,
  licensed:
    `${attested} Os dados da licença na página de estado apontam para o registo público, onde ` +
    'qualquer pessoa os pode consultar.',
  signal_accuracy:
    'De todos os sinais das nossas regras decididos desde o primeiro, acerto ou falha: a ' +
    'parte de acertos. A moeda que é lançada ao lado deles não está incluída. O que essa ' +
    'parte tem de superar está nos históricos da página dos sinais.',
  prices:
    'Os preços que esta instalação guardou, cada um com a sua fonte e a sua hora. A mesma ' +
    'série decide as operações. Contados: os instrumentos de que há preços guardados.',
  instrument_terms:
    'As condições com que as ordens são verificadas. Contados: os instrumentos nestas condições.',
  strike_rates: 'As strike rates que uma ordem pode indicar agora. Contadas: as oferecidas.',
  durations: 'As durações com que as ordens são verificadas. Contadas: as durações.',
  margin,
  plans: 'As regras pelas quais os planos são atribuídos aqui. Contados: os planos.',
  calibration:
    'Operações calculadas e liquidadas pelo mesmo programa sobre preços gravados de mercados ' +
    'reais, que são nomeados junto aos números. Qualquer pessoa pode repetir: npm run ' +
    'calibrate. Contadas: as operações.',
  markouts:
    'Preços tal como foram guardados um e cinco segundos após a entrada de operações reais, ' +
    'comparados com ela. Contadas: as que estão entre as 5.000 operações mais recentes dos ' +
    'últimos sete dias.',
  payouts:
    'Uma vista do livro-razão em que ninguém pode escrever: levantamentos cujo dinheiro saiu ' +
    'e cujo pagamento tem um número. Contados: todos, desde sempre.',
  signals:
    'Cada sinal de cada regra, tal como foi guardado antes de a sua janela abrir, e como ' +
    'cada um terminou segundo os preços guardados. Contados: os sinais que terminaram, ' +
    'também os nulos.',
  status: 'Medido por esta própria instalação quando a página foi pedida.',
  contacts:
    'Os contactos definidos pelo operador desta instalação. Contados: os contactos definidos.',
  operator:
    'A entidade jurídica e os dados da licença definidos pelo operador desta instalação. ' +
    'Contados: quantos dos dois estão definidos.',
  chat_answers:
    'Da primeira linha de uma conversa no chat até à sua primeira resposta, noites ' +
    'incluídas; quem não tem resposta conta como a mais longa. Contadas: as iniciadas nos ' +
    'últimos 30 dias, exceto as duas últimas.',
}

export const claims: Messages<typeof english> = {
  how: 'Como sabemos?',
  says,
  window: (from, to) => `Medido de ${from} a ${to} (UTC).`,
  asOf: (at) => `Situação a ${at} (UTC).`,
  counted: (count) => `Contados: ${count}.`,
  minimum: (minimum) => `Mostrado a partir de ${minimum}, nunca antes.`,
  attested: (who, day) => `Declarado por ${who} em ${day}.`,
  document: (name) => `Documento: ${name}`,
  expires: (day) => `A declaração termina em ${day}, e então deixa de ser mostrada.`,
  hash: 'SHA-256',
  lossShare: (share) =>
    `${share} das contas reais que negociaram nos últimos doze meses perderam dinheiro.`,
  lossGeneral:
    'A negociação a prazo fixo é arriscada: pode perder o montante inteiro de cada operação, ' +
    'e em média as operações custam dinheiro. Negocie apenas com dinheiro de que possa ' +
    'prescindir.',
  lossCare: 'Negocie apenas com dinheiro de que possa prescindir.',
}
