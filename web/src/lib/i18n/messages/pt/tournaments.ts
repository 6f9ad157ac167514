// In Portuguese: tournaments.

import type { Messages } from '#contract/shared/messages.ts'
import type { tournaments as english } from '../tournaments.ts'

export const tournaments: Messages<typeof english> = {
  title: 'Torneios',
  lead:
    'Todos começam com as mesmas fichas e negoceiam com elas aos mesmos preços e condições que ' +
    'com dólares. As fichas não são dinheiro e nunca se tornam dinheiro; quem tiver mais no fim ' +
    'ganha o que foi publicado antes do início.',
  current: 'Próximos e em curso',
  none: 'Agora não há nenhum torneio para si.',
  over: 'Terminados',
  back: 'Todos os torneios',
  practice: (from) => `Torneio de prática, ${from}`,
  states: {
    announced: 'Ainda não começou',
    running: 'Em curso',
    ending: 'Acabou; as últimas operações estão a ser liquidadas',
    ended: 'Terminado',
    cancelled: 'Cancelado',
  },
  youAreIn: 'participa nele',
  starts: 'Começa',
  ends: 'Termina',
  joinUntil: 'Pode entrar-se até',
  fee: 'Inscrição',
  free: 'Grátis',
  demoDollars: (money) => `${money} (demo)`,
  pool: 'Bolo de prémios',
  entrants: 'Participantes',
  entrantsOf: (count, seats) => (seats === null ? String(count) : `${count} de ${seats}`),
  facts: 'O que é',
  startChips: 'Todos começam com',
  chips: (figure) => `${figure} fichas`,
  rebuys: 'Começar de novo',
  rebuysMost: (most) => (most === 0 ? 'Não é possível' : `${most} vezes no máximo`),
  poolTitle: 'Como se forma o bolo',
  fees: 'Pago em inscrições',
  ofFees: (share) => `Disso, para o bolo (${share})`,
  added: 'Acrescentado pela casa',
  prizes: 'Prémios',
  placeShare: (place, share) => `Lugar ${place} (${share})`,
  prizesNote:
    'Como o bolo está agora, se todos os lugares forem ocupados. O que cabe a lugares que ' +
    'ninguém ocupa é dividido pelos que são ocupados.',
  cancelledFor: (reason) => `Cancelado: ${reason} As inscrições foram devolvidas.`,
  available: 'As suas fichas',
  staked: 'Apostado em operações abertas',
  shownAs: 'Nome na tabela',
  shownAsHint: 'Os outros veem-no. Deixe vazio para aparecer com um número.',
  rename: 'Mudar o nome',
  join: (fee) => (fee === null ? 'Entrar grátis' : `Entrar por ${fee}`),
  sureJoin: (fee) => `${fee} sai de imediato do seu saldo. Até ao início pode sair e reavê-lo.`,
  late: 'Já começou: quem entra agora tem menos tempo.',
  leave: 'Sair e reaver a inscrição',
  rebuy: (fee) => `Começar de novo por ${fee}`,
  rebuyNote: 'Traz de volta as fichas do início.',
  board: 'Como estão todos',
  result: 'Resultado',
  place: 'Lugar',
  noPlace: '–',
  who: 'Nome',
  you: (name) => `${name} (você)`,
  entrant: (number) => `Participante ${number}`,
  chipsTitle: 'Fichas',
  trades: 'Operações',
  prize: 'Prémio',
  noPrize: '–',
  nobody: 'Ainda ninguém participa.',
  unbeaten: 'Negociaram menos de dois: não há resultado, e as inscrições foram devolvidas.',
  boardNote:
    'Segundo as operações liquidadas: o que está apostado conta como estava. Pergunta-se de novo ' +
    'a cada 5 segundos.',
  resultNote: 'Como foi registado quando a última operação foi liquidada. Já não muda.',
  proof: 'Verifique por si',
  proofNote:
    'O resultado está assinado, e a sua impressão digital está no registo público. Quem ' +
    'tem o ficheiro pode recalcular cada lugar e cada prémio sem nós:',
  saveResult: 'Guardar o resultado assinado',
  trade: 'Negociar com as suas fichas',
  closed: 'Agora não há nenhum mercado aberto.',
  tooLate: 'Nenhuma operação terminaria antes do torneio.',
  instrument: 'Instrumento',
  amount: 'Fichas a apostar',
  duration: 'Duração',
  strikeRate: 'Ganho se acertar',
  pays: (buy, sell) => `Buy ${buy}, Sell ${sell}`,
  price: 'Preço',
  noPrice: '–',
  sides: { Buy: 'Buy', Sell: 'Sell' },
  offer: (of) =>
    `Ganho de ${of.profit} fichas para além de ${of.strike}; probabilidade calculada ${of.chance}`,
  noQuote: 'Agora não há preço para este lado.',
  open: 'Operações abertas',
  noOpen: 'Não tem nenhuma operação aberta.',
  strike: 'Strike',
  rules: 'As regras',
  ruleTexts: [
    'O seu lugar é segundo as suas fichas em operações liquidadas. As abertas contam como o que ' +
      'apostou, nem mais nem menos.',
    'De dois com as mesmas fichas fica acima quem as alcançou mais cedo; depois, quem entrou ' +
      'mais cedo.',
    'Quem não teve nenhuma operação decidida não tem lugar. Uma operação nula devolve a sua ' +
      'aposta e não decide nada.',
    'Uma operação tem de terminar antes do torneio. O resultado é feito quando a última está ' +
      'liquidada.',
    'Pode entrar até à hora indicada acima, também depois do início. Está num torneio de cada vez.',
    'Uma ligação perdida não muda nada: as operações continuam e são liquidadas como sempre.',
    'Até ao início pode sair e reaver a sua inscrição. Se for cancelado, ou se negociarem menos ' +
      'de dois, todas as inscrições são devolvidas.',
    'O bolo inteiro é pago no fim aos lugares, de imediato e por si só. As fichas que sobram não ' +
      'valem nada.',
    'Enquanto a sua conta está congelada ou está numa pausa não pode entrar nem negociar; o que ' +
      'alcançou mantém-se.',
    'Na tabela estão só os que participam mesmo, com o nome que escolhem ou com um número.',
  ],
}
