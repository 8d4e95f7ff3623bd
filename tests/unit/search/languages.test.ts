import { engineFrom, pageToIndex, section } from '../../search/example-index';

const pages = [
  pageToIndex('/es/app', 'La app mindLAMP', 'Instale la app en su teléfono.', {
    keywords: ['descargar', 'instalar'],
    sections: [section('Cambie el idioma', 'language', 'Toque Configuración y luego el idioma.')],
  }),
  pageToIndex('/es/start_here/account', 'Inicie sesión', 'Escriba su usuario y su contraseña.', {
    sections: [section('Si olvidó sus contraseñas', 'forgot', 'Pida una contraseña nueva a su equipo.')],
  }),
  pageToIndex('/es/using/leaving', 'Deje mindLAMP', 'Avise a su equipo si quiere salir del estudio.'),
];

const engine = (code = 'es') => engineFrom(pages, code);
const find = async (text: string, more = {}) => (await engine()).search({ query: text, limit: 8, ...more }).results;

describe('search in another language', () => {
  it.each([
    ['contraseña', '/es/start_here/account'],
    ['contrasena', '/es/start_here/account'],
    ['CONTRASEÑAS', '/es/start_here/account'],
    ['configuracion', '/es/app'],
    ['configuraciones', '/es/app'],
    ['descargo', '/es/app'],
    ['telef', '/es/app'],
    ['contarseñas', '/es/start_here/account'],
    ['cómo salgo del estudio', '/es/using/leaving'],
  ])('finds %s with accents or without, in other forms, unfinished, and with a typo', async (query, path) => {
    expect((await find(query))[0]?.path).toBe(path);
  });

  it('marks the words as they are written on the page', async () => {
    const [result] = await find('contraseña');
    expect(result?.highlights).toEqual(['contrasena']);
  });

  it('finds words as they are in a language without stems', async () => {
    const other = await engine('xx');
    expect(other.search({ query: 'idioma', limit: 8 }).results[0]?.anchor).toBe('language');
    expect(other.search({ query: 'zzz', limit: 8 }).results).toEqual([]);
    expect(other.search({ query: '¿?', limit: 8 }).results).toEqual([]);
  });
});
