// In Portuguese: what travels in the status page and not in its script.

import type { Messages } from '#contract/shared/messages.ts'
import type { statusStill as english } from '../status-still.ts'

export const statusStill: Messages<typeof english> = {
  head: {
    title: 'Estado',
    description:
      'De onde vêm os preços e que idade têm, quanto demoram a liquidação e os ' +
      'levantamentos, em que modo funciona esta instalação e que licença tem.',
  },
  lead:
    'Como está esta instalação, medido por ela própria. Só o seu modo e os seus dados de ' +
    'licença são o que o seu operador definiu.',
  missing: {
    title: 'Ainda não aberta para negociação real',
    lead: 'A liquidação e os levantamentos continuam. Não são aceites operações reais, porque:',
    says: {
      no_company: 'A entidade jurídica não está indicada nas definições.',
      no_licence: 'Não há dados de licença nas definições.',
      licence_ended: 'A licença terminou em {@day}.',
      no_countries: 'Não há nenhum país na lista de países de onde os clientes podem vir.',
      countries_unlicensed: 'A lista de países tem alguns para os quais a licença não vale.',
      price_sources: 'A fonte de preços não é uma real com pelo menos duas fontes.',
      no_mail_server: 'Não há servidor de e-mail (SMTP_URL).',
      no_https: 'PUBLIC_URL não é um endereço https://.',
      few_staff_factors: 'Menos de dois membros da equipa têm um segundo fator.',
    },
  },
  leads: {
    prices:
      'Cada preço nomeia a sua fonte. Os preços simulados não são de nenhum mercado, os ' +
      'reproduzidos são de um mercado noutro tempo; a sua fonte di-lo.',
    compared:
      'Cada preço é a mediana do que dizem estas exchanges, sem os que são demasiado ' +
      'antigos, estão parados ou estão demasiado longe dos outros. Onde duas delas ' +
      'discordam, ou uma fica sozinha durante um minuto, não há preço, e ninguém negoceia.',
    settlement:
      'Do fim de uma operação até ao seu resultado guardado, das operações liquidadas na ' +
      'última hora.',
    voids:
      'Operações que terminaram nulas por falta de um preço, de modo que a aposta voltou, ' +
      'das liquidadas no último dia. O que nos faltou a nós é pedido outra vez antes de uma ' +
      'operação ser nula.',
    withdrawals:
      'Do pedido ao pagamento. Prometemos cinco dias úteis, e contamos o que demora mais.',
  },
  licence: {
    none: 'Nenhuma licença está configurada. Esta instalação é uma demonstração.',
    noneLive: 'Nenhuma licença está configurada, por isso não são aceites operações reais.',
    regulator: 'Regulador',
    number: 'Número',
    countries: 'Países',
    expires: 'Termina em',
    ended: (day) => `Terminou em ${day}`,
    register: 'Consultá-la no registo público',
  },
}
