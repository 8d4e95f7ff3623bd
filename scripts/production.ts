/** Imported before anything else by the build: React chooses by it, once, whether it checks what it draws. */
Object.assign(process.env, { NODE_ENV: 'production' });

export {};
