// In Spanish: words of the contact page.

import type { Messages } from '#contract/shared/messages.ts'
import type { contact as english } from '../contact.ts'

export const contact: Messages<typeof english> = {
  title: 'Contacta con nosotros',
  trail: 'Contactos',
  description:
    'Escribe a nuestra atención al cliente, o encuentra su número de teléfono y su correo ' +
    'electrónico.',
  lead:
    'Lo que escribes se guarda para el personal de esta instalación, que responde por correo ' +
    'electrónico.',
  waysTitle: 'Atención al cliente',
  noWays: 'En esta instalación no hay número de teléfono ni correo electrónico. Usa el formulario.',
  phone: 'Teléfono',
  email: 'Correo electrónico',
  hours: 'Horario',
  complaints: 'Quejas',
  formTitle: 'Escríbenos',
  fields: { name: 'Nombre', email: 'Correo electrónico', message: 'Mensaje' },
  send: 'Enviar',
  sending: 'Enviando',
  kept:
    'Usamos tu mensaje para responderte, lo guardamos dos años y después lo borramos. Más ' +
    'información en la ',
  privacy: 'política de privacidad',
  noScript: 'El formulario necesita JavaScript. Sin él, escribe a la dirección de arriba.',
  close: 'Cerrar este aviso',
  addressTitle: 'Dónde estamos',
  map: 'Buscarlo en OpenStreetMap',
  mapNote:
    'La imagen es un dibujo, no un mapa. El enlace lleva a otro sitio, del que aquí no se ' +
    'carga nada.',
}
