// In Portuguese: the profile, told after signing up or changed later.

import type { Messages } from '#contract/shared/messages.ts'
import type { profile as english } from '../profile.ts'

export const profile: Messages<typeof english> = {
  title: 'Editar perfil',
  completeTitle: 'Complete o seu perfil',
  completeText: 'Alguns dados sobre si, como a lei nos pede. Demora um minuto.',
  later: 'Mais tarde',
  laterText: 'Pode negociar na demo sem isso.',
  registrationOver:
    'Este passo está feito, ou o seu registo demorou mais de um dia. Inicie sessão para ver ' +
    'ou terminar o seu perfil.',
  toSignIn: 'Iniciar sessão',
  firstname: 'Nome próprio',
  lastname: 'Apelido',
  email: 'Endereço de e-mail',
  emailHint: 'O seu endereço para iniciar sessão.',
  changeEmail: 'Mudar o e-mail',
  phone: 'Telefone',
  optional: 'opcional',
  phoneHint: 'Com + e o indicativo do país, ou como se marca no seu país.',
  gender: 'Género',
  genders: { male: 'Homem', female: 'Mulher', others: 'Outros' },
  date_of_birth: 'Data de nascimento',
  birthHint: 'Tem de ter 18 anos ou mais. Depois só muda com um documento.',
  country: 'País',
  countryHint:
    'Só aceitamos clientes destes países. Se vive noutro, pode usar a demo, que não precisa ' +
    'de perfil.',
  state: 'Distrito ou estado',
  city: 'Cidade',
  address: 'Morada',
  choose: 'Escolha',
  loadingCountries: 'A carregar os países',
  noCountries: 'Não foi possível carregar a lista de países.',
  retry: 'Tentar de novo',
  avatar: 'Imagem',
  noAvatar: 'Ainda sem imagem',
  yourAvatar: 'A sua imagem',
  chooseAvatar: 'Escolher uma imagem',
  removeAvatar: 'Remover a imagem',
  avatarHint: 'JPEG, PNG ou WebP, 2 MB no máximo. É mostrada como um quadrado.',
  avatarLarge: 'A imagem pode ter no máximo 2 MB.',
  avatarUnknown: 'Escolha uma imagem JPEG, PNG ou WebP.',
  avatarNew: (name) => `${name} é mostrada quando guardar.`,
  marked: 'Verifique os campos assinalados.',
  save: 'Guardar as alterações',
  send: 'Guardar e continuar',
  working: 'Um momento',
  finish: 'Termine o seu perfil',
  finishText: 'Ainda faltam alguns dados sobre si.',
  dismiss: 'Agora não',
}
