// In Portuguese: what stands around the legal texts. The texts themselves are in the `.md` files in
// `pt`.

import type { Messages } from '#contract/shared/messages.ts'
import type { legal as english } from '../legal.ts'

export { operatorInEnglish } from '../legal.ts'

export const legal: Messages<typeof english> = {
  titles: {
    terms: 'Termos e condições',
    privacy: 'Política de privacidade',
    'risk-disclosure': 'Aviso de riscos',
    'aml-policy': 'Política AML e KYC',
    'payment-policy': 'Política de pagamentos',
  },
  descriptions: {
    terms:
      'O acordo entre si e o operador: como as operações são calculadas e liquidadas, quanto ' +
      'custam, e como cada parte o pode terminar.',
    privacy:
      'Que dados sobre si são guardados, para quê, por quanto tempo, quem os recebe, e como ' +
      'os exportar ou apagar.',
    'risk-disclosure':
      'O que pode perder e porquê: a margem em cada preço, sem alavancagem e sem stop-loss, ' +
      'e os riscos de execução, contraparte, liquidez e negociação eletrónica.',
    'aml-policy':
      'Como os clientes são identificados, que documentos são precisos e quando, e como são ' +
      'guardados.',
    'payment-policy':
      'Como o dinheiro entra e sai: métodos, prazos, comissões, e porque ninguém tem de ' +
      'depositar antes de levantar.',
  },
  contents: 'Conteúdo',
  short: 'Em resumo',
  version: (version) => `Versão ${version}`,
  time: ({ state, effective_from: from, effective_until: until }) => {
    if (from === null)
      return state === 'former' ? 'substituída antes de este site abrir' : 'em vigor'
    if (state === 'coming') return `em vigor a partir de ${from}`
    if (state === 'former') return until === null ? `de ${from}` : `de ${from} a ${until}`
    return until === null ? `em vigor desde ${from}` : `em vigor de ${from} a ${until}`
  },
  versions: 'Versões deste texto',
  versionsLead:
    'Cada uma mantém o seu endereço e as suas palavras. Uma alteração vigora trinta dias ' +
    'após o seu aviso.',
  allVersions: 'Todas as versões',
  coming: (date) => `A partir de ${date} vigora uma nova versão.`,
  notYet: 'Esta versão ainda não está em vigor.',
  former: 'Esta versão não está em vigor.',
  readInForce: 'Ler a que está em vigor',
  onlyEnglish: 'Este texto existe apenas em inglês.',
  translated: 'Isto é uma tradução. Onde difira, conta o texto inglês.',
  sandboxTitle: 'Isto é uma demonstração',
  sandbox:
    'Nada nesta instalação aceita dinheiro. Nenhuma licença está configurada, todos os ' +
    'saldos são dinheiro fictício, e o que é depositado ou levantado são moedas de teste e ' +
    'cartões de teste sem valor.',
  operator: {
    unnamed: (brand) => `o operador de ${brand}`,
    contactPage: 'o nosso apoio ao cliente (pela [página de contacto](/contact-us))',
    name: 'Operador',
    unset: 'Não indicado: não há nenhuma entidade jurídica nas definições desta instalação.',
    number: 'Número de registo',
    address: 'Morada',
    email: 'E-mail',
    noEmail: 'Não definido. Use a [página de contacto](/contact-us).',
    phone: 'Telefone',
    hours: (hours) => `(${hours})`,
    law: (country) => (country === 'the Netherlands' ? 'os Países Baixos' : country),
    privacyEmail: 'Sobre os seus dados',
    complaintsEmail: 'Para reclamações',
    licence: 'Dados da licença',
    noLicence: 'Nenhuma. Aqui não está configurada nenhuma licença, e não se afirma ter nenhuma.',
    licenceOnStatus: 'Na [página de estado](/status), com a entrada no registo público.',
  },
}
