-- Whether a phone is a pharmacy's is asked with every turn at a game.
create index drugstore_phone on drugstore (phone);
create index drugstore_public_phone on drugstore (public_phone);
