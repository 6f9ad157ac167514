// In Portuguese: the client's own data: what is held, the export, closing the account.

import type { Messages } from '#contract/shared/messages.ts'
import type { privacy as english } from '../privacy.ts'

export const privacy: Messages<typeof english> = {
  title: 'Os seus dados',
  intro: 'O que guardamos sobre si, uma cópia de tudo, e a forma de fechar a sua conta.',
  heldTitle: 'O que guardamos',
  what: 'O quê',
  records: 'Registos',
  kept: 'Guardado',
  profile: 'Nome, e-mail, telefone, morada',
  picture: 'Imagem de perfil',
  held: {
    trades: 'Operações e os seus resultados',
    ledger: 'Movimentos de dinheiro',
    withdrawals: 'Levantamentos',
    deposits: 'Depósitos',
    card_payments: 'Pagamentos com cartão',
    corrections: 'Correções do seu saldo',
    deposit_addresses: 'Endereços para onde depositar',
    withdrawal_addresses: 'Endereços para onde levantar',
    events: 'Acontecimentos da conta',
    sessions: 'Inícios de sessão',
    known_devices: 'Navegadores conhecidos',
    exchange_keys: 'Chaves de exchanges',
    trader_bots: 'Bots em contas de exchanges',
    trader_orders: 'Ordens de bots',
    trader_fills: 'O que as ordens de bots encontraram',
    authenticator: 'App de autenticação',
    recovery_codes: 'Códigos de recuperação',
    passkeys: 'Passkeys',
    acceptances: 'Textos legais que aceitou',
    identity_deadline: 'O dia até ao qual enviar um documento',
    automation_settings: 'Definições de operações automáticas',
    automation_switches: 'Vezes que as operações automáticas foram ligadas ou desligadas',
    automation_orders: 'Ordens de operações automáticas',
    automation_skips: 'Sinais que não foram negociados por si',
    automation_pauses: 'Vezes que a nossa equipa pôs em pausa operações automáticas',
    limits: 'Os seus limites',
    freezes: 'Vezes que a sua conta foi congelada',
    documents: 'Documentos de identidade',
    identities: 'O que os documentos provaram',
    plan_requests: 'Pedidos de planos',
    credit_purchases: 'Créditos que comprou',
    credit_charges: 'Créditos que usou',
    credit_orders: 'Depósitos que compram créditos',
    credit_debts: 'Créditos abaixo de zero',
    invoices: 'Faturas',
    api_tokens: 'Tokens pessoais',
    webhooks: 'Webhooks',
    webhook_messages: 'Mensagens para webhooks',
    notices: 'Avisos',
    letters: 'Cartas que lhe enviámos',
    messages: 'Mensagens que nos escreveu',
    links: 'Ligações que lhe enviámos',
  },
  forYears: (years) => `${years} anos após o fecho`,
  untilClosed: 'até o remover ou fechar a conta',
  monthAfter: '30 dias após terminarem',
  month: '30 dias',
  year: 'um ano',
  twoYears: 'dois anos',
  untilForgotten: 'até os esquecer; os vinte usados por último',
  untilRemoved: (years) => `até as remover; ${years} anos após o fecho no máximo`,
  why: (years) =>
    'As leis contra o branqueamento de capitais e sobre a contabilidade pedem-nos que ' +
    `guardemos registos durante ${years} anos após o fecho de uma conta. Então não os usamos ` +
    'para mais nada.',
  since: (date) => `Conta aberta em ${date}.`,
  exportTitle: 'Leve os seus dados consigo',
  exportText:
    'Um ficheiro ZIP com tudo o que está acima: dados que os programas podem ler (JSON), a ' +
    'sua imagem de perfil e as imagens dos seus documentos e comprovativos. O seu ficheiro ' +
    'leia-me diz o que não contém.',
  exportLimit: (times) => `Pode fazer isto ${times} vezes por dia.`,
  password: 'Palavra-passe',
  fields: { password: 'Palavra-passe', reason: 'Motivo' },
  passwordAgain: 'Para sua segurança pedimos outra vez a sua palavra-passe.',
  export: 'Exportar os meus dados',
  exporting: (kilobytes) => `A exportar: ${kilobytes} kB até agora`,
  exported: (kilobytes) => `Os seus dados estão em my-data.zip (${kilobytes} kB).`,
  brokenOff: 'A exportação foi interrompida. Tente novamente.',
  closeTitle: 'Fechar a conta',
  closeText:
    'O fecho é definitivo: já não poderá iniciar sessão, nem abrir outra conta com este ' +
    'endereço de e-mail.',
  tradesOpen: (count) =>
    count === 1
      ? 'Há uma operação aberta na sua conta real. Pode fechar a conta quando ela tiver terminado.'
      : `Há ${count} operações abertas na sua conta real. Pode fechar a conta quando tiverem ` +
        'terminado.',
  balanceLeft: (money) => `Há ${money} na sua conta real. Levante-os primeiro.`,
  givenUp: (money) =>
    `Os ${money} na sua conta real são dinheiro fictício, que não pode ser levantado: perdem-se.`,
  close: 'Fechar a minha conta',
  confirmTitle: 'Fechar a conta definitivamente?',
  consequences: [
    'Todas as suas sessões terminam de imediato, em todos os dispositivos.',
    'A sua imagem de perfil é apagada de imediato.',
    'Os registos acima são guardados enquanto a lei o pedir; recebe uma carta que diz até quando.',
  ],
  reason: 'Porque sai? (opcional)',
  reasonHint: 'Só a nossa equipa lê isto.',
  closeForGood: 'Fechar definitivamente',
  keep: 'Manter a minha conta',
  working: 'Um momento',
}
