/** Imported first by the build, because React decides once, at load, whether to run its development checks. */
Object.assign(process.env, { NODE_ENV: 'production' });

export {};
