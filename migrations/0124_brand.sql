-- Pictures of shared links say the shop's name: another look has pictures of its own.
alter table share_picture add column brand text not null default '';
alter table share_picture drop constraint share_picture_pkey;
alter table share_picture add primary key (hash, brand);
