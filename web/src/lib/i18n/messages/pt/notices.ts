// In Portuguese: the bell, and what each kind of notice says.

import type { Messages } from '#contract/shared/messages.ts'
import type { NoticeKind } from '#contract/shared/notice-kinds.ts'
import {
  coinsIn,
  creditsIn,
  type Details,
  fieldsIn,
  moneyIn,
  nameIn,
  planIn,
  pricesIn,
  reasonIn,
} from '../../notice-facts.ts'
import type { notices as english } from '../notices.ts'

/** " de $ 1.200,50" */
function of(facts: string | undefined): string {
  return facts === undefined ? '' : ` de ${facts}`
}

function because(details: Details): string {
  return reasonIn(details, 'Motivo')
}

const fields = {
  firstname: 'nome próprio',
  lastname: 'apelido',
  date_of_birth: 'data de nascimento',
  country: 'país',
  phone: 'número de telefone',
}

function whatOf(details: Details): string {
  return fieldsIn(details, fields) ?? 'os seus dados pessoais'
}

const ends: Readonly<Record<string, string>> = {
  won: 'ganha',
  lost: 'perdida',
  tied: 'empate',
  voided: 'nula',
}

function result(brought: Details[string] = null): string {
  const money = moneyIn({ amount: brought })
  return money === undefined ? '' : `, ${money}`
}

function wonIn(prize: Details[string] = null): string {
  const money = Number(prize) > 0 ? moneyIn({ amount: prize }) : undefined
  return money === undefined ? '' : `, prémio ${money}`
}

function backIn(refund: Details[string] = null): string {
  const money = Number(refund) > 0 ? moneyIn({ amount: refund }) : undefined
  return money === undefined ? '' : `; foi-lhe devolvido ${money}`
}

const texts: Readonly<Record<NoticeKind, (details: Details) => string>> = {
  deposit_seen: (details) =>
    `Foi visto um pagamento${of(coinsIn(details))}. É creditado quando a rede o tiver confirmado.`,
  deposit_approved: (details) =>
    `Depósito aprovado: no seu saldo, ${moneyIn(details) ?? 'o dinheiro'}.`,
  deposit_rejected: (details) =>
    `Um depósito${of(moneyIn(details))} foi rejeitado.${because(details)}`,
  deposit_cancelled: (details) => `Desistiu de um depósito${of(moneyIn(details))}.`,
  deposit_lost: (details) =>
    `A rede perdeu um pagamento${of(coinsIn(details))} antes de ser creditado. Se voltar, é ` +
    'creditado como de costume.',
  deposit_reversed: (details) =>
    `Um depósito${of(moneyIn(details))} foi revertido.${because(details)} A sua conta está ` +
    'congelada até a nossa equipa a ter analisado.',
  deposit_restored: (details) =>
    'Um depósito que tinha sido revertido foi creditado de novo: no seu saldo, ' +
    `${moneyIn(details) ?? 'o dinheiro'}.${because(details)}`,
  goodwill_given: (details) =>
    `Adicionado ao seu saldo: ${moneyIn(details) ?? 'dinheiro'}.${because(details)}`,
  credits_bought: (details) => `Comprou ${creditsIn(details)} créditos.`,
  credits_given_back: (details) =>
    `Foram devolvidos ${creditsIn(details)} créditos não usados: no seu saldo, ` +
    `${moneyIn(details) ?? 'o dinheiro'}.`,
  credits_not_bought: (details) =>
    `Chegou um depósito e não comprou ${creditsIn(details)} créditos: está no seu saldo.`,
  credits_low: (details) =>
    `Restam-lhe ${creditsIn(details)} créditos. Com menos de um o negociador automático não ` +
    'começa nada de novo.',
  credits_overdue: (details) =>
    `Tem ${creditsIn(details)} créditos há dois meses ou mais: as nossas condições ` +
    'permitem-nos terminar a conta por isso. Comprar créditos resolve-o de imediato.',
  grant: (details) => {
    const name = nameIn(details)
    const money = moneyIn(details)
    if (details.step === 'paid') return `De uma promoção recebeu ${money ?? 'dinheiro'}: ${name}.`
    return details.step === 'started'
      ? `É-lhe prometido em dólares de bónus ${money ?? 'algo'}: ${name}.`
      : `Uma promoção terminou sem ser paga: ${name}. O seu próprio dinheiro está como estava.`
  },
  account_frozen: (details) => `A sua conta está congelada.${because(details)}`,
  account_unfrozen: (details) => `A sua conta já não está congelada.${because(details)}`,
  withdrawal_requested: (details) =>
    `Levantamento${of(moneyIn(details))} pedido. O montante fica retido.`,
  withdrawal_approved: (details) => `Levantamento${of(moneyIn(details))} aprovado.`,
  withdrawal_sent: (details) => `O levantamento${of(moneyIn(details))} está a caminho.`,
  withdrawal_paid: (details) => `Levantamento${of(moneyIn(details))} pago.`,
  withdrawal_rejected: (details) =>
    `Levantamento${of(moneyIn(details))} rejeitado: está de volta no seu saldo.${because(details)}`,
  withdrawal_cancelled: (details) =>
    details.by === 'mail'
      ? `Levantamento${of(moneyIn(details))} cancelado pela ligação do seu e-mail: está de ` +
        'volta no seu saldo.'
      : `Cancelou um levantamento${of(moneyIn(details))}: está de volta no seu saldo.`,
  withdrawal_returned: (details) =>
    `O levantamento${of(moneyIn(details))} voltou ao seu saldo.${because(details)}`,
  destination_added: ({ label }) =>
    'Foi adicionado um novo destino de ' +
    `pagamento${typeof label === 'string' ? `: ${label}` : ''}. Se não foi você, mude agora ` +
    'a sua palavra-passe.',
  document_approved: () => 'O seu documento de identidade foi verificado e aprovado.',
  document_rejected: (details) =>
    `O seu documento de identidade não foi aceite.${because(details)} Envie outra fotografia.`,
  identity_changed: (details) => `O que pediu para mudar já conta: ${whatOf(details)}.`,
  identity_change_rejected: (details) =>
    `O que pediu para mudar não foi aceite: ${whatOf(details)}.${because(details)}`,
  plan_set: (details) => `O seu plano é agora ${planIn(details)}. Nada foi cobrado.`,
  plan_requested: (details) => `Subida para ${planIn(details)} pedida.`,
  plan_cancelled: (details) => `Retirou a subida para ${planIn(details)}.`,
  plan_approved: (details) => `Subida aprovada: o seu plano é agora ${planIn(details)}.`,
  plan_rejected: (details) => `A subida para ${planIn(details)} foi rejeitada.${because(details)}`,
  ats_ended: ({ mode }) =>
    `As suas operações automáticas estão desligadas (${mode === 'real' ? 'real' : 'demo'}). ` +
    'O seu registo diz porquê.',
  ats_trade: ({ symbol, outcome, brought }) =>
    `Operação automática${symbol ? ` em ${symbol}` : ''}: ` +
    `${ends[String(outcome)] ?? 'terminou'}${result(brought)}.`,
  ats_paused: (details) =>
    `A nossa equipa pôs em pausa as suas operações automáticas.${because(details)}`,
  ats_resumed: (details) => `As suas operações automáticas podem continuar.${because(details)}`,
  trader_ended: ({ pair }) =>
    pair ? `O seu bot para ${pair} parou sozinho.` : 'Um bot seu parou sozinho.',
  price_alert: ({ symbol, price }) =>
    symbol && price ? `${symbol} atingiu ${pricesIn(price)}.` : 'Um preço atingiu um nível seu.',
  chat_answered: () => 'O apoio ao cliente respondeu-lhe no chat.',
  tournament_ended: (details) =>
    Number(details.place) > 0
      ? `O torneio terminou: lugar ${details.place}${wonIn(details.prize)}.`
      : 'O torneio terminou. Não negociou nele, por isso não tem lugar.',
  tournament_unbeaten: (details) =>
    `Negociaram demasiado poucos no torneio: não tem resultado${backIn(details.refund)}.`,
  tournament_cancelled: (details) => `O torneio foi cancelado${backIn(details.refund)}.`,
  webhook_ended: ({ host }) =>
    host
      ? `Já nada é enviado para o seu webhook em ${host}.`
      : 'Já nada é enviado para um dos seus webhooks.',
}

export const notices: Messages<typeof english> = {
  title: 'Avisos',
  bell: (unread) => (unread === 0 ? 'Avisos' : `Avisos, ${unread} por ler`),
  empty: 'Nada ainda. Aqui são avisados depósitos, levantamentos, planos e os seus documentos.',
  more: 'Carregar mais',
  unread: 'Novo',
  news: 'Há novidades sobre a sua conta.',
  utc: 'As horas são UTC.',
  textOf: (kind, details) => {
    const known: Readonly<Record<string, (details: Details) => string>> = texts
    return known[kind]?.(details) ?? notices.news
  },
}
