// In Portuguese: words of the contact page.

import type { Messages } from '#contract/shared/messages.ts'
import type { contact as english } from '../contact.ts'

export const contact: Messages<typeof english> = {
  title: 'Contacte-nos',
  trail: 'Contactos',
  description:
    'Escreva ao nosso apoio ao cliente, ou encontre o seu número de telefone e endereço de e-mail.',
  lead: 'O que escreve é guardado para a equipa desta instalação, que responde por e-mail.',
  waysTitle: 'Apoio ao cliente',
  noWays: 'Nesta instalação não há número de telefone nem endereço de e-mail. Use o formulário.',
  phone: 'Telefone',
  email: 'E-mail',
  hours: 'Horário',
  complaints: 'Reclamações',
  formTitle: 'Escreva-nos',
  fields: { name: 'Nome', email: 'E-mail', message: 'Mensagem' },
  send: 'Enviar',
  sending: 'A enviar',
  kept:
    'Usamos a sua mensagem para lhe responder, guardamo-la dois anos e depois apagamo-la. Há ' +
    'mais na ',
  privacy: 'política de privacidade',
  noScript: 'O formulário precisa de JavaScript. Sem ele, escreva para o endereço acima.',
  close: 'Fechar este aviso',
  addressTitle: 'Onde estamos',
  map: 'Encontrar no OpenStreetMap',
  mapNote:
    'A imagem é um desenho, não um mapa. A ligação leva a outro site, do qual nada é ' +
    'carregado aqui.',
}
