-- What a piece of a gift costs the shop, in đồng, and what it cost when it was taken; null: nobody has said.
alter table gift add column unit_cost integer check (unit_cost >= 0);
alter table gift_exchange add column unit_cost integer check (unit_cost >= 0);
create function keep_gift_cost() returns trigger language plpgsql as $$
begin
  new.unit_cost := (select unit_cost from gift where id = new.gift_id and kind = 'gift');
  return new;
end $$;
create trigger keep_gift_cost before insert on gift_exchange for each row execute function keep_gift_cost();
