import { isChunk, moduleStages, nameChunk, readModules } from '@/lib/export/next-page';

/** The code of a module, long enough for its own stage unless `isLarge` is false. */
const factory = (code: string, isLarge = true): string => `e=>{${code}${isLarge ? `;"${'x'.repeat(4000)}"` : ''}}`;
const chunk = (...elements: (number | string)[]): string =>
  `(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(["object"==typeof document?document.currentScript:void 0,${elements.join()}]);`;

describe('the modules of a chunk', () => {
  it('are its factories with their IDs, of which one factory may have several', () => {
    const code = chunk(11, 'e=>{a()}', 22, 33, 'function(e,t){b(e)}', 44, '(e,t,r)=>{"use strict";c()}');
    expect(readModules(code)).toEqual([
      { id: 11, source: 'e=>{a()}' },
      { id: 22, source: 'function(e,t){b(e)}' },
      { id: 33, source: 'function(e,t){b(e)}' },
      { id: 44, source: '(e,t,r)=>{"use strict";c()}' },
    ]);
  });

  it('are its factories alone, whatever else is in the list', () => {
    const code = chunk(11, '"text"', '', '[1]', 'e=>{a()}', '', 'true');
    expect(readModules(code)).toEqual([{ id: 11, source: 'e=>{a()}' }]);
  });

  it('are empty for a file in another format', () => {
    for (const other of ['TURBOPACK', 'let TURBOPACK=1;', 'TURBOPACK.push()', 'TURBOPACK.push(1)'])
      expect(readModules(other)).toEqual([]);
    expect(readModules('(()=>{var a=1;start(a)})();')).toEqual([]);
    expect(readModules('const list=[1,2];list.forEach(run);')).toEqual([]);
    expect(readModules('')).toEqual([]);
  });
});

describe('the address of a chunk', () => {
  it('stands in its code, in place of that of the running script', () => {
    const named = nameChunk(chunk(11, 'e=>{a("$&")}'), 'static/chunks/a$1.js');
    expect(named).toContain('.push(["static/chunks/a$1.js",11,e=>{a("$&")}]);');
    expect(isChunk(named)).toBe(false);
    expect(readModules(named)).toEqual([{ id: 11, source: 'e=>{a("$&")}' }]);
  });

  it('is not written into a file of another form', () => {
    const other = '(()=>{b()})();';
    expect(isChunk(other)).toBe(false);
    expect(nameChunk(other, 'static/chunks/b.js')).toBe(other);
  });
});

describe('stages', () => {
  it('run dependencies first, across files, each once', () => {
    const first = chunk(1, factory('var a=e.i(2),b=e.r(3)'), 4, factory('e.i(3)'));
    const second = chunk(3, factory('e.i(5)'), 2, factory('e.i(3)'), 5, factory(''));
    expect(moduleStages([first, second].map(readModules))).toEqual([5, 3, 2, 1, 4]);
  });

  it.each(['e.i(23)', 'r.r(23)', 'et.i(23)'])('recognize a dependency by %s', (call) => {
    expect(moduleStages([chunk(1, factory(`let t=${call}`), 23, factory(''))].map(readModules))).toEqual([23, 1]);
  });

  it('contain only large modules, including those that a small one imports', () => {
    const code = chunk(1, factory('e.i(2)'), 2, factory('e.i(3)', false), 3, factory(''), 4, factory('', false));
    expect(moduleStages([code].map(readModules))).toEqual([3, 1]);
  });

  it('handle modules that import each other', () => {
    expect(moduleStages([chunk(1, factory('e.i(2)'), 2, factory('e.i(1)'))].map(readModules))).toEqual([2, 1]);
  });

  it('leave out modules that are in none of the files', () => {
    expect(moduleStages([chunk(1, factory('e.i(99)'))].map(readModules))).toEqual([1]);
  });

  it.each(['self.__next_f.push', 'r.appBootstrap(x)', 'self.__next_s'])(
    'leave %s to the module that starts the app',
    (start) => {
      expect(moduleStages([chunk(1, factory(start), 2, factory(''))].map(readModules))).toEqual([2]);
    },
  );
});
