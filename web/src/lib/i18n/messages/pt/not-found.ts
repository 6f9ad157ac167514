// In Portuguese: the page for a path that has none.

import type { Messages } from '#contract/shared/messages.ts'
import type { notFound as english } from '../not-found.ts'

export const notFound: Messages<typeof english> = {
  title: 'Não há aqui nenhuma página',
  description: 'O endereço pode estar mal escrito, ou a página mudou de lugar.',
  trail: 'Não encontrada',
  lead:
    'O endereço pode estar mal escrito, ou a página mudou de lugar. Procure-a, ou continue a ' +
    'partir daqui.',
  search: 'Procurar páginas e mercados',
  hint: 'p. ex. comissões ou BTC',
  pages: 'Páginas',
  markets: 'Mercados',
  found: 'A lista abaixo mostra o que foi encontrado.',
  nothing: 'Nada se chama assim. Estas páginas existem:',
  about: {
    '/': 'início, demo',
    '/help': 'como fazer, perguntas, faq, glossário, probabilidades, ponto de equilíbrio',
    '/about-us': 'empresa, quem somos',
    '/pricing': 'planos, preço, custo, comissões',
    '/contact-us': 'apoio, suporte, ajuda, chat, e-mail, reclamação',
    '/bitcoin-trading': 'btc, moeda',
    '/bitcoin-cash': 'bch, moeda',
    '/litecoin-trading': 'ltc, moeda',
    '/etherum-trading': 'eth, moeda',
    '/ripple-trading': 'xrp, moeda',
    '/financial-instruments': 'mercados, preços, forex, divisas, gráfico',
    '/live-payouts': 'levantamentos, saques, prova',
    '/risk-disclosure': 'risco, perda, aviso',
    '/fairness': 'como as operações são liquidadas, recibo, calibração, preços',
    '/status': 'disponibilidade, fonte, licença, versão',
    '/legal': 'termos e condições',
    '/privacy': 'dados, cookies',
    '/aml-policy': 'branqueamento de capitais, lavagem de dinheiro, identidade, kyc',
    '/payment-policy': 'depósito, levantamento, saque, reembolso, comissões',
    '/auth/signin': 'iniciar sessão, entrar, palavra-passe, senha',
    '/auth/signup': 'registar, registrar, conta, demo',
  },
}
