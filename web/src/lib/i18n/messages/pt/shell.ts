// In Portuguese: the frame around every screen.

import type { Category } from '#contract/shared/categories.ts'
import type { Messages } from '#contract/shared/messages.ts'
import type { shell as english } from '../shell.ts'

const categories: Readonly<Record<Category, string>> = {
  Cryptocurrency: 'Criptomoedas',
  Currencies: 'Divisas',
  Indices: 'Índices',
  Commodities: 'Matérias-primas',
  Bonds: 'Obrigações',
  Stocks: 'Ações',
}

export const shell: Messages<typeof english> = {
  categories,
  home: 'Início',
  skip: 'Saltar para o conteúdo',
  menu: 'Menu',
  close: 'Fechar',
  theme: 'Alternar entre claro e escuro',
  retry: 'Tentar de novo',
  loading: 'A carregar',
  failed: 'Não foi possível carregar isto.',
  login: 'Iniciar sessão',
  dashboard: 'Painel',
  register: 'Registar-se',
  crashed: 'Erro inesperado da aplicação',
  crashedHelp:
    'A página não pôde continuar. As suas operações e o seu dinheiro estão a salvo no ' +
    'servidor. Carregue-a outra vez.',
  reload: 'Carregar outra vez',
  sources: {
    simulated: 'simulado',
    replay: 'reproduzido',
    kraken: 'Kraken',
    'kraken trades': 'Kraken, operações',
    coinbase: 'Coinbase',
    'coinbase trades': 'Coinbase, operações',
    bitstamp: 'Bitstamp',
    'bitstamp trades': 'Bitstamp, operações',
    licensed: 'licenciado',
    median: 'mediana',
  },
}
